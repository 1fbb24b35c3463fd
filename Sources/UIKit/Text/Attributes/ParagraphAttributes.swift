import Foundation

/// The properties of a paragraph style as a value that can cross threads.
public struct ParagraphAttributes: Hashable, Sendable {
  /// Where lines stand.
  public var alignment = NSTextAlignment.natural
  /// What happens to lines that are too long.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The direction of reading.
  public var baseWritingDirection = NSWritingDirection.natural
  /// The points between lines.
  public var lineSpacing: CGFloat = 0
  /// The points after the paragraph, unless it is the last.
  public var paragraphSpacing: CGFloat = 0
  /// The points before the paragraph, unless it is the first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The points between the leading edge and the first line.
  public var firstLineHeadIndent: CGFloat = 0
  /// The points between the leading edge and the lines after the first.
  public var headIndent: CGFloat = 0
  /// The trailing edge of lines: from the leading edge if positive, else from the trailing one.
  public var tailIndent: CGFloat = 0
  /// The least height of a line in points.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line in points; 0 stands for none.
  public var maximumLineHeight: CGFloat = 0
  /// What the natural height of a line is multiplied by; 0 stands for 1.
  public var lineHeightMultiple: CGFloat = 0
  /// The places of tab stops in points.
  public var tabLocations = (1...12).map { CGFloat($0 * 28) }
  /// The points between tab stops after the last one; 0 stands for none.
  public var defaultTabInterval: CGFloat = 0
  /// From 0 to 1, how long a line must be to be hyphenated; measuring never hyphenates.
  public var hyphenationFactor: Float = 0
  /// Whether UIKit may squeeze text before it truncates; measuring never does.
  public var allowsDefaultTighteningForTruncation = false
  /// Apple's refinements of line breaking, as bits; measuring breaks by the Unicode rules alone.
  public var lineBreakStrategyBits: UInt = 0

  /// The attributes of text without a paragraph style.
  public static let `default` = ParagraphAttributes()

  /// Makes the attributes of text without a paragraph style.
  public init() {}
}
