import Foundation

/// The layout of a paragraph: spacing, indents, alignment, and line breaking (UIKit).
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let header = CoreFoundationHeader()

  /// Apple's additional rules of line breaking (UIKit).
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a strategy from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A strategy that avoids a last line with a single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// A strategy that does not break Hangul words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The combination of strategies that labels use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The properties of the style, as a value that can be passed between threads.
  package internal(set) var attributes: RuntimeText.ParagraphAttributes

  /// Creates a paragraph style with default values.
  public override init() {
    attributes = RuntimeText.ParagraphAttributes()
    super.init()
  }

  /// Creates a paragraph style with given properties.
  package init(attributes: RuntimeText.ParagraphAttributes) {
    self.attributes = attributes
    super.init()
  }

  /// The paragraph style of text that has no style of its own.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The additional space between lines, in points.
  open var lineSpacing: CGFloat { attributes.lineSpacing }
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { attributes.paragraphSpacing }
  /// The space before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { attributes.paragraphSpacingBefore }
  /// The alignment of the paragraph's lines.
  open var alignment: NSTextAlignment { attributes.alignment }
  /// The indent of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { attributes.firstLineHeadIndent }
  /// The indent of the lines after the first from the leading edge, in points.
  open var headIndent: CGFloat { attributes.headIndent }
  /// The position of the lines' trailing edge, in points: from the leading edge if positive,
  /// otherwise from the trailing edge.
  open var tailIndent: CGFloat { attributes.tailIndent }
  /// The way in which lines that are too long are wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode { attributes.lineBreakMode }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { attributes.minimumLineHeight }
  /// The maximum height of a line, in points. Zero means no limit.
  open var maximumLineHeight: CGFloat { attributes.maximumLineHeight }
  /// The factor by which the natural line height is multiplied. Zero means no factor.
  open var lineHeightMultiple: CGFloat { attributes.lineHeightMultiple }
  /// The writing direction of the paragraph. The default is that of its first strong character.
  open var baseWritingDirection: NSWritingDirection { attributes.baseWritingDirection }
  /// The hyphenation factor. Measuring never hyphenates.
  open var hyphenationFactor: Float { attributes.hyphenationFactor }
  /// The distance between the default tab stops after the last custom one, in points.
  open var defaultTabInterval: CGFloat { attributes.defaultTabInterval }
  /// A Boolean value that indicates whether text may be tightened before it is truncated. Measuring
  /// never tightens.
  open var allowsDefaultTighteningForTruncation: Bool {
    attributes.allowsDefaultTighteningForTruncation
  }
  /// Apple's additional rules of line breaking. The runtime breaks lines by the Unicode rules only.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(rawValue: attributes.lineBreakStrategyBits)
  }
  /// The custom tab stops, sorted by location.
  open var tabStops: [NSTextTab] {
    (attributes.tabStops ?? RuntimeText.TabStop.standard).map(NSTextTab.init)
  }

  /// Returns an immutable style with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSParagraphStyle(attributes: attributes)
  }

  /// Returns a mutable style with the same properties.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(attributes: attributes)
  }

  /// Returns a Boolean value that indicates whether another style has the same properties.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.attributes == attributes
  }

  /// A hash of the properties.
  open override var hash: Int { attributes.hashValue }
}

/// The alignment of lines between the edges of their container (UIKit).
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Lines are aligned with the left edge.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines are aligned with the right edge.
  case right = 2
  /// Lines are aligned with both edges, except for the last line of a paragraph.
  case justified = 3
  /// Lines are aligned with the edge where the writing direction begins.
  case natural = 4
}

/// The modes of breaking and truncating text that does not fit its line (UIKit).
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines are wrapped between words.
  case byWordWrapping = 0
  /// Lines are wrapped between any two characters.
  case byCharWrapping = 1
  /// Lines are clipped at the edge.
  case byClipping = 2
  /// The start of a line that is too long is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// The end of a line that is too long is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// The middle of a line that is too long is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  /// The position of the ellipsis in this mode, or no truncation.
  package var truncation: RuntimeText.Container.Truncation {
    switch self {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: .ellipsis
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    }
  }
}

/// The writing direction of a paragraph (UIKit).
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the paragraph's first strong character.
  case natural = -1
  /// Text runs from left to right.
  case leftToRight = 0
  /// Text runs from right to left.
  case rightToLeft = 1
}
