import Foundation

/// The room that a text is laid out in.
public struct TextContainer: Hashable, Sendable {
  /// The truncation of text that does not fit.
  public enum Truncation: Hashable, Sendable {
    /// Nothing: the text just ends.
    case none
    /// An ellipsis with the attributes of the last character before it.
    case ellipsis
    /// A text of its own.
    case token(TextContent)
  }

  /// The width and the height in points; infinity is no limit.
  public var size: CGSize
  /// The greatest number of lines; 0 is no limit.
  public var maximumNumberOfLines: Int
  /// The line break mode of the last line.
  ///
  /// With the wrapping modes it ends at a word and the truncation follows, as in Texture's text
  /// node; with the truncating ones it gives way character by character, as in UIKit's labels.
  public var lineBreakMode: NSLineBreakMode
  /// The truncation of text that does not fit.
  public var truncation: Truncation
  /// Rectangles that lines keep out of, in the container's own points.
  public var exclusions: [CGRect]
  /// A Boolean value that indicates whether the gap between lines that fonts ask for is added to lines;
  /// the default is `false`, as in Texture's text node.
  public var usesFontLeading = false

  /// Makes room of a size in points.
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

  /// The width, 0 or more; one that is no number counts as 0.
  var width: CGFloat { size.width > 0 ? size.width : 0 }

  /// The height, 0 or more; one that is no number counts as 0.
  var height: CGFloat { size.height > 0 ? size.height : 0 }
}
