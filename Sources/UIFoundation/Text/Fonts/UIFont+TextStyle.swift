import Foundation

extension UIFont {
  /// The role of a text, which determines its font by Dynamic Type (UIKit).
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value of the style, the same string as in UIKit.
    public let rawValue: String

    /// Creates a style from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest title: 36 points by default.
    public static let extraLargeTitle = TextStyle(name: "UICTFontTextStyleExtraLargeTitle")
    /// The second largest title: 28 points by default.
    public static let extraLargeTitle2 = TextStyle(name: "UICTFontTextStyleExtraLargeTitle2")
    /// The large title of a screen: 34 points by default.
    public static let largeTitle = TextStyle(name: "UICTFontTextStyleTitle0")
    /// The first level of headings: 28 points by default.
    public static let title1 = TextStyle(name: "UICTFontTextStyleTitle1")
    /// The second level of headings: 22 points by default.
    public static let title2 = TextStyle(name: "UICTFontTextStyleTitle2")
    /// The third level of headings: 20 points by default.
    public static let title3 = TextStyle(name: "UICTFontTextStyleTitle3")
    /// A headline: 17 points, semibold, by default.
    public static let headline = TextStyle(name: "UICTFontTextStyleHeadline")
    /// A subheadline: 15 points by default.
    public static let subheadline = TextStyle(name: "UICTFontTextStyleSubhead")
    /// Body text: 17 points by default.
    public static let body = TextStyle(name: "UICTFontTextStyleBody")
    /// A callout: 16 points by default.
    public static let callout = TextStyle(name: "UICTFontTextStyleCallout")
    /// A footnote: 13 points by default.
    public static let footnote = TextStyle(name: "UICTFontTextStyleFootnote")
    /// A caption: 12 points by default.
    public static let caption1 = TextStyle(name: "UICTFontTextStyleCaption1")
    /// An alternate caption: 11 points by default.
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

  /// Returns the descriptor of a text style's font at the text size of given traits, or of the
  /// current ones.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
}
