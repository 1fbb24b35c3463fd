import Foundation

extension UIFont {
  /// The role of a text, which Dynamic Type turns into a font (UIKit).
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit gives the style.
    public let rawValue: String

    /// Creates a style from UIKit's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title, 36 points by default.
    public static let extraLargeTitle = TextStyle(name: "UICTFontTextStyleExtraLargeTitle")
    /// The second largest title, 28 points by default.
    public static let extraLargeTitle2 = TextStyle(name: "UICTFontTextStyleExtraLargeTitle2")
    /// The large title of a screen, 34 points by default.
    public static let largeTitle = TextStyle(name: "UICTFontTextStyleTitle0")
    /// The first level of headings, 28 points by default.
    public static let title1 = TextStyle(name: "UICTFontTextStyleTitle1")
    /// The second level of headings, 22 points by default.
    public static let title2 = TextStyle(name: "UICTFontTextStyleTitle2")
    /// The third level of headings, 20 points by default.
    public static let title3 = TextStyle(name: "UICTFontTextStyleTitle3")
    /// Headings in running text, 17 points semibold by default.
    public static let headline = TextStyle(name: "UICTFontTextStyleHeadline")
    /// Subheadings, 15 points by default.
    public static let subheadline = TextStyle(name: "UICTFontTextStyleSubhead")
    /// Running text, 17 points by default.
    public static let body = TextStyle(name: "UICTFontTextStyleBody")
    /// Callouts, 16 points by default.
    public static let callout = TextStyle(name: "UICTFontTextStyleCallout")
    /// Footnotes, 13 points by default.
    public static let footnote = TextStyle(name: "UICTFontTextStyleFootnote")
    /// Captions, 12 points by default.
    public static let caption1 = TextStyle(name: "UICTFontTextStyleCaption1")
    /// Alternate captions, 11 points by default.
    public static let caption2 = TextStyle(name: "UICTFontTextStyleCaption2")

    private init(name: String) {
      self.init(rawValue: name)
    }
  }
}

extension UIFontDescriptor {
  /// Returns the descriptor of a text style's font at the text size of the current traits.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style's font at the text size of some traits, or else the current
  /// ones.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
}
