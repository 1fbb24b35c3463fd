import Foundation

extension NSAttributedString.Key {
  /// The key of the font, a ``UIFont``. Text without a font has Helvetica at 12 points, as in
  /// UIKit.
  public static var font: Self { Self(rawValue: "NSFont") }
  /// The key of the paragraph style, an ``NSParagraphStyle``. The style of a paragraph's first
  /// character that has one applies.
  public static var paragraphStyle: Self { Self(rawValue: "NSParagraphStyle") }
  /// The key of the color of the glyphs, a `UIColor`.
  public static var foregroundColor: Self { Self(rawValue: "NSColor") }
  /// The key of the background color behind the glyphs, a `UIColor`.
  public static var backgroundColor: Self { Self(rawValue: "NSBackgroundColor") }
  /// The key of the use of ligatures, a number. Zero disables common ligatures.
  public static var ligature: Self { Self(rawValue: "NSLigature") }
  /// The key of the additional space after each cluster, in points. Zero disables pair kerning.
  public static var kern: Self { Self(rawValue: "NSKern") }
  /// The key of the additional space after each character, in points. Tracking overrides ``kern``.
  public static var tracking: Self { Self(rawValue: "CTTracking") }
  /// The key of the underline style, the raw value of an ``NSUnderlineStyle``.
  public static var underlineStyle: Self { Self(rawValue: "NSUnderline") }
  /// The key of the color of the underline, a `UIColor`.
  public static var underlineColor: Self { Self(rawValue: "NSUnderlineColor") }
  /// The key of the strikethrough style, the raw value of an ``NSUnderlineStyle``.
  public static var strikethroughStyle: Self { Self(rawValue: "NSStrikethrough") }
  /// The key of the color of the strikethrough line, a `UIColor`.
  public static var strikethroughColor: Self { Self(rawValue: "NSStrikethroughColor") }
  /// The key of the color of the outline, a `UIColor`.
  public static var strokeColor: Self { Self(rawValue: "NSStrokeColor") }
  /// The key of the width of the outline, in percent of the point size. A negative width also fills
  /// the glyphs.
  public static var strokeWidth: Self { Self(rawValue: "NSStrokeWidth") }
  /// The key of the shadow, an ``NSShadow``.
  public static var shadow: Self { Self(rawValue: "NSShadow") }
  /// The key of the text effect, the string of a ``NSAttributedString/TextEffectStyle``.
  public static var textEffect: Self { Self(rawValue: "NSTextEffect") }
  /// The key of an attachment, an ``NSTextAttachment`` on the character U+FFFC.
  public static var attachment: Self { Self(rawValue: "NSAttachment") }
  /// The key of a link, a `URL` or a string.
  public static var link: Self { Self(rawValue: "NSLink") }
  /// The key of the distance by which the baseline is raised, in points.
  public static var baselineOffset: Self { Self(rawValue: "NSBaselineOffset") }
  /// The key of the slant of the glyphs, a number. Measuring ignores this attribute.
  public static var obliqueness: Self { Self(rawValue: "NSObliqueness") }
  /// The key of the logarithm of the glyphs' horizontal stretch. Measuring ignores this attribute.
  public static var expansion: Self { Self(rawValue: "NSExpansion") }
  /// The key of the text's language, a BCP 47 tag, which affects line breaking and shaping.
  public static var languageIdentifier: Self { Self(rawValue: "NSLanguage") }
  /// The key of nested writing directions, an array of numbers.
  public static var writingDirection: Self { Self(rawValue: "NSWritingDirection") }
}

/// The style of an underline or a strikethrough line (UIKit).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw bits of the set, the same as in UIKit.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes alternating with two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line under words only, not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
  /// A visual effect of text, the value of the attribute `textEffect`. Measuring ignores it.
  ///
  /// UIKit: `NSTextEffectStyle`.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value of the effect, the same string as in UIKit.
    public let rawValue: String

    /// Creates an effect from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The letterpress effect.
    public static let letterpressStyle = Self(rawValue: "NSTextEffectLetterpressStyle")
  }
}

extension CGFloat {
  /// Creates a number from the value of an attribute, of any numeric type, or returns `nil`.
  package init?(number value: Any?) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Double: self = CGFloat(value)
    case let value as Int: self = CGFloat(value)
    case let value as Float: self = CGFloat(value)
    case let value as NSNumber: self = CGFloat(value.doubleValue)
    default: return nil
    }
  }
}
