import Foundation

extension RuntimeText {
  /// The region in which a text is laid out: its size, limits, and exclusions.
  public struct Container: Hashable, Sendable {
    /// The truncation of text that does not fit.
    public enum Truncation: Hashable, Sendable {
      /// Text that does not fit is left out without a truncation token.
      case none
      /// An ellipsis replaces the text that does not fit. It has the attributes of the preceding
      /// character.
      case ellipsis
      /// A custom text replaces the text that does not fit.
      case token(RuntimeText.Content)
    }

    /// The size of the container, in points. Infinity means no limit.
    public var size: CGSize
    /// The maximum number of lines. Zero means no limit.
    public var maximumNumberOfLines: Int
    /// The line break mode of the last line.
    ///
    /// With the wrapping modes, the line ends at a word before the truncation token, as in Texture's
    /// text node. With the truncating modes, it ends at any character, as in UIKit's labels.
    public var lineBreakMode: NSLineBreakMode
    /// The truncation of text that does not fit.
    public var truncation: Truncation
    /// The rectangles that lines do not overlap, in points of the container's coordinate space.
    public var exclusions: [CGRect]
    /// A Boolean value that indicates whether lines include the leading of fonts. The default is
    /// `false`, as in Texture's text node.
    public var usesFontLeading = false

    /// Creates a container with a size in points. By default, the size has no limits.
    public init(
      size: CGSize = CGSize(width: CGFloat.infinity, height: .infinity),
      maximumNumberOfLines: Int = 0,
      lineBreakMode: NSLineBreakMode = .byWordWrapping,
      truncation: Truncation = .none,
      exclusions: [CGRect] = []
    ) {
      self.size = size
      self.maximumNumberOfLines = max(0, maximumNumberOfLines)
      self.lineBreakMode = lineBreakMode
      self.truncation = truncation
      self.exclusions = exclusions
    }

    /// The width, or zero for a negative or undefined number.
    var width: CGFloat { size.width > 0 ? size.width : 0 }

    /// The height, or zero for a negative or undefined number.
    var height: CGFloat { size.height > 0 ? size.height : 0 }
  }
}
