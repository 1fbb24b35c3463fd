/// The look of an underline or of a line through text (UIKit).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Makes a style from its bits.
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
  /// A dash and a dot by turns.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots by turns.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Lines under words only, not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
