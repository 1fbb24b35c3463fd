import Foundation

extension UIListContentConfiguration {
  /// The appearance of a list cell's image.
  public struct ImageProperties {
    /// How symbols are made; kept as a value. Not used by the runtime, which reports
    /// `unused-member`.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      didSet {
        reportUnused(
          "UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration",
          if: preferredSymbolConfiguration != nil)
      }
    }
    /// The colour of template images; nil is the view's.
    public var tintColor: UIColor?
    /// The function that computes the displayed color from the color; `nil` displays the color itself.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The size that the image may not exceed, in points; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image, which is centered in it, in points; 0 is the image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// A Boolean value that indicates whether the image keeps its colours in inverted appearances;
    /// kept as a value. Not used by
    /// the runtime, which reports `unused-member`.
    public var accessibilityIgnoresInvertColors = false {
      didSet {
        reportUnused(
          "UIListContentConfiguration.ImageProperties.accessibilityIgnoresInvertColors",
          if: accessibilityIgnoresInvertColors)
      }
    }

    /// The value of ``reservedLayoutSize`` that reserves the system's standard size of a symbol.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    /// Makes properties with these values.
    init() {}

    /// The colour that is shown over a view's.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

extension UIListContentConfiguration {
  /// The appearance of a list cell's text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour.
    public var color: UIColor = .label
    /// The function that computes the displayed color from the color; `nil` displays the color itself.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the text.
    public var alignment = TextAlignment.natural
    /// The line break mode, which applies to text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0, the default, is no limit.
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
    /// The transform of the text's letter case.
    public var transform = TextTransform.none

    /// Makes properties with these values.
    init() {}

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// The text that is shown.
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
    /// The natural alignment of the text's direction.
    case natural
    /// The center.
    case center
    /// Stretched to both sides.
    case justified
  }

  /// The transforms of a text's letter case.
  public enum TextTransform: Hashable, Sendable {
    /// Nothing.
    case none
    /// All capitals.
    case uppercase
    /// No capitals.
    case lowercase
    /// Words begin with capitals.
    case capitalized
  }
}
