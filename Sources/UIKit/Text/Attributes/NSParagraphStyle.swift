import Foundation

/// The layout of a paragraph: spacing, indents, alignment and line breaking (UIKit).
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let header = CoreFoundationHeader()

  /// Apple's refinements of line breaking (UIKit).
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Avoids a last line of a single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// A strategy that does not break Hangul words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy that labels use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The style's properties as a value that can cross threads.
  package internal(set) var attributes: ParagraphAttributes

  /// Creates the default style.
  public override init() {
    attributes = ParagraphAttributes()
    super.init()
  }

  /// Creates a style with given properties.
  package init(attributes: ParagraphAttributes) {
    self.attributes = attributes
    super.init()
  }

  /// The style of text that has none of its own.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The points between lines.
  open var lineSpacing: CGFloat { attributes.lineSpacing }
  /// The points after the paragraph.
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }
  /// The points before the paragraph.
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }
  /// The alignment of lines.
  open var alignment: NSTextAlignment { attributes.alignment }
  /// The points between the leading edge and the first line.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }
  /// The points between the leading edge and the lines after the first.
  open var headIndent: CGFloat { attributes.headIndent }
  /// The trailing edge of lines: from the leading edge if positive, else from the trailing one.
  open var tailIndent: CGFloat { attributes.tailIndent }
  /// The line break mode, which applies to lines that are too long.
  open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }
  /// The least height of a line in points.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }
  /// The greatest height of a line in points; 0 is no limit.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }
  /// The factor of the natural line height; 0 is no factor.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }
  /// The direction of reading.
  open var baseWritingDirection: NSWritingDirection { attributes.baseWritingDirection }
  /// The hyphenation factor. Measuring never hyphenates.
  open var hyphenationFactor: Float { attributes.hyphenationFactor }
  /// The points between tab stops after the last one.
  open var defaultTabInterval: CGFloat { attributes.defaultTabInterval }
  /// A Boolean value that indicates whether UIKit may squeeze text before it truncates; measuring
  /// never does.
  open var allowsDefaultTighteningForTruncation: Bool {
    attributes.allowsDefaultTighteningForTruncation
  }
  /// Apple's refinements of line breaking; measuring breaks by the Unicode rules alone.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(rawValue: attributes.lineBreakStrategyBits)
  }
  /// The tab stops.
  open var tabStops: [NSTextTab] {
    attributes.tabLocations.map { NSTextTab(textAlignment: .left, location: $0) }
  }

  /// Returns an unchangeable style with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSParagraphStyle(attributes: attributes)
  }

  /// Returns a changeable style with the same properties.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(attributes: attributes)
  }

  /// Compares properties.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.attributes == attributes
  }

  /// A hash that equal styles share.
  open override var hash: Int { attributes.hashValue }
}

/// The alignment of lines between the edges of their container (UIKit).
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left = 0
  /// The center.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, the last line of a paragraph aside.
  case justified = 3
  /// At the edge where the writing direction begins.
  case natural = 4
}

/// The modes of breaking and truncating text that does not fit its line (UIKit).
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// The text continues in the next line, broken between words.
  case byWordWrapping = 0
  /// The text continues in the next line, broken between any two characters.
  case byCharWrapping = 1
  /// The text is clipped at the edge.
  case byClipping = 2
  /// The start of the line gives way to an ellipsis.
  case byTruncatingHead = 3
  /// The end of the line gives way to an ellipsis.
  case byTruncatingTail = 4
  /// The middle of the line gives way to an ellipsis.
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  /// The truncation of this mode: an ellipsis, or none.
  var truncation: TextContainer.Truncation {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: .ellipsis
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    }
  }
}

/// The direction in which a paragraph is read (UIKit).
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the paragraph's first strong character.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A place in a line to which a tab character moves (UIKit).
open class NSTextTab: NSObject {
  private let header = CoreFoundationHeader()

  /// The alignment of the text after the tab at its location; measuring treats every tab as a left tab.
  public let alignment: NSTextAlignment
  /// The distance from the line's start in points.
  public let location: CGFloat

  /// Creates a tab stop at a distance in points from the line's start.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat,
    options: [AnyHashable: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    super.init()
  }

  /// Compares alignments and places.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  /// A hash that equal tab stops share.
  open override var hash: Int { location.hashValue }
}
