import Foundation

extension NSAttributedString.Key {
  /// A ``UIFont``; text without one measures with Helvetica at 12 points, as in UIKit.
  public static var font: Self { Self(rawValue: "NSFont") }
  /// An ``NSParagraphStyle``, which applies to the paragraph of the first character that has it.
  public static var paragraphStyle: Self { Self(rawValue: "NSParagraphStyle") }
  /// The `UIColor` of the glyphs.
  public static var foregroundColor: Self { Self(rawValue: "NSColor") }
  /// The `UIColor` behind the glyphs.
  public static var backgroundColor: Self { Self(rawValue: "NSBackgroundColor") }
  /// A whole number; 0 turns common ligatures off.
  public static var ligature: Self { Self(rawValue: "NSLigature") }
  /// The points added after each cluster; 0 turns the kerning of pairs off.
  public static var kern: Self { Self(rawValue: "NSKern") }
  /// The points added after each character, as ``kern``, which it overrides.
  public static var tracking: Self { Self(rawValue: "CTTracking") }
  /// The raw value of an ``NSUnderlineStyle``.
  public static var underlineStyle: Self { Self(rawValue: "NSUnderline") }
  /// The `UIColor` of the underline.
  public static var underlineColor: Self { Self(rawValue: "NSUnderlineColor") }
  /// The raw value of an ``NSUnderlineStyle`` for the line through the text.
  public static var strikethroughStyle: Self { Self(rawValue: "NSStrikethrough") }
  /// The `UIColor` of the line through the text.
  public static var strikethroughColor: Self { Self(rawValue: "NSStrikethroughColor") }
  /// The `UIColor` of the outline.
  public static var strokeColor: Self { Self(rawValue: "NSStrokeColor") }
  /// The outline's width in per cent of the point size; negative fills too.
  public static var strokeWidth: Self { Self(rawValue: "NSStrokeWidth") }
  /// An ``NSShadow``.
  public static var shadow: Self { Self(rawValue: "NSShadow") }
  /// The name of a text effect, a string.
  public static var textEffect: Self { Self(rawValue: "NSTextEffect") }
  /// An ``NSTextAttachment``, on the character U+FFFC.
  public static var attachment: Self { Self(rawValue: "NSAttachment") }
  /// A `URL` or a string.
  public static var link: Self { Self(rawValue: "NSLink") }
  /// The points by which the baseline is raised.
  public static var baselineOffset: Self { Self(rawValue: "NSBaselineOffset") }
  /// The slant of the glyphs; measuring ignores it.
  public static var obliqueness: Self { Self(rawValue: "NSObliqueness") }
  /// The stretch of the glyphs as a logarithm; measuring ignores it.
  public static var expansion: Self { Self(rawValue: "NSExpansion") }
  /// The BCP 47 tag of the language, a string, which line breaking and shaping follow.
  public static var languageIdentifier: Self { Self(rawValue: "NSLanguage") }
  /// Nested writing directions, an array of numbers.
  public static var writingDirection: Self { Self(rawValue: "NSWritingDirection") }
}

/// The look of an underline or of a line through text (UIKit).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes alternating with two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Lines under words only, not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
  /// A look of text, the value of the attribute `textEffect`; measuring does not depend on it.
  ///
  /// UIKit: `NSTextEffectStyle`.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Creates a look from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The letterpress style.
    public static let letterpressStyle = Self(rawValue: "NSTextEffectLetterpressStyle")
  }
}

extension CGFloat {
  /// Takes a number out of an attribute's value, whatever numeric type it was stored as.
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
