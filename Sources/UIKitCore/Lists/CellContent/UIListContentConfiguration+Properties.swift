import Foundation

extension UIListContentConfiguration {
  /// The appearance of the image in a list cell.
  public struct ImageProperties {
    /// The symbol configuration for images. Not used by the runtime, which reports `unused-member`.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      didSet {
        reportUnused(
          "UIListContentConfiguration.ImageProperties", if: preferredSymbolConfiguration != nil)
      }
    }
    /// The color of template images, or `nil` for the tint color of the view.
    public var tintColor: UIColor?
    /// A closure that computes the displayed color from the color, or `nil` to display the color
    /// itself.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points. Zero means no limit.
    public var maximumSize = CGSize.zero
    /// The size that is reserved for the image, in points. The image is centered in it. Zero means
    /// the size of the image.
    public var reservedLayoutSize = CGSize.zero
    /// A Boolean value that indicates whether the image keeps its colors while colors are inverted.
    /// Not used by the runtime, which reports `unused-member`.
    public var accessibilityIgnoresInvertColors = false {
      didSet {
        reportUnused(
          "UIListContentConfiguration.ImageProperties", if: accessibilityIgnoresInvertColors)
      }
    }

    /// The value of ``reservedLayoutSize`` for the system's standard size of symbols.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    /// Creates properties with default values.
    init() {}

    /// Returns the displayed color for a tint color of the view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

extension UIListContentConfiguration {
  /// The appearance of a text in a list cell.
  public struct TextProperties {
    /// The font of the text. The default is that of the text style `body`.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The color of the text. The default is the system's label color.
    public var color: UIColor = .label
    /// A closure that computes the displayed color from the color, or `nil` to display the color
    /// itself.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the text.
    public var alignment = TextAlignment.natural
    /// The way in which text that does not fit is wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. Zero, the default, means no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether text shrinks to fit. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of shrunk text, from 0 to 1. The default is 0, which shrinks nothing.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the space between characters is reduced before text is
    /// truncated. The default is `false`.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that indicates whether a font that follows the preferred text size is adjusted to it.
    /// The default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the text's letter case. The default is `none`.
    public var transform = TextTransform.none

    /// Creates properties with default values.
    init() {}

    /// Returns the displayed color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Returns the displayed text, in its letter case.
    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// The alignment of a text.
  public enum TextAlignment: Hashable, Sendable {
    /// The text is aligned by its direction.
    case natural
    /// The text is centered.
    case center
    /// The text is justified to both edges.
    case justified
  }

  /// A change of the letter case of a text.
  public enum TextTransform: Hashable, Sendable {
    /// The letter case is unchanged.
    case none
    /// All letters are uppercase.
    case uppercase
    /// All letters are lowercase.
    case lowercase
    /// The first letter of each word is uppercase.
    case capitalized
  }
}
