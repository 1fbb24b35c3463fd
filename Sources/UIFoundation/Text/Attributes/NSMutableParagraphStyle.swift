import Foundation

/// A mutable paragraph style (UIKit).
///
/// The properties of the style are copied when it is set on a node or when its text is measured. A
/// later change of the style has no effect on that text.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The additional space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue }
  }
  /// The space after the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set { attributes.paragraphSpacing = newValue }
  }
  /// The space before the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { attributes.paragraphSpacingBefore }
    set { attributes.paragraphSpacingBefore = newValue }
  }
  /// The alignment of the paragraph's lines.
  open override var alignment: NSTextAlignment {
    get { attributes.alignment }
    set { attributes.alignment = newValue }
  }
  /// The indent of the first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { attributes.firstLineHeadIndent }
    set { attributes.firstLineHeadIndent = newValue }
  }
  /// The indent of the lines after the first from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { attributes.headIndent }
    set { attributes.headIndent = newValue }
  }
  /// The position of the lines' trailing edge, in points: from the leading edge if positive,
  /// otherwise from the trailing edge.
  open override var tailIndent: CGFloat {
    get { attributes.tailIndent }
    set { attributes.tailIndent = newValue }
  }
  /// The way in which lines that are too long are wrapped or truncated.
  open override var lineBreakMode: NSLineBreakMode {
    get { attributes.lineBreakMode }
    set { attributes.lineBreakMode = newValue }
  }
  /// The minimum height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points. Zero means no limit.
  open override var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue }
  }
  /// The factor by which the natural line height is multiplied. Zero means no factor.
  open override var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue }
  }
  /// The writing direction of the paragraph. The default is that of its first strong character.
  open override var baseWritingDirection: NSWritingDirection {
    get { attributes.baseWritingDirection }
    set { attributes.baseWritingDirection = newValue }
  }
  /// The threshold of the line width at which words are hyphenated. Measuring never hyphenates. Not
  /// used by the runtime, which reports `unused-member`.
  open override var hyphenationFactor: Float {
    get { attributes.hyphenationFactor }
    set {
      attributes.hyphenationFactor = newValue
      reportUnused("NSMutableParagraphStyle", if: newValue != 0)
    }
  }
  /// The distance between the default tab stops after the last custom one, in points.
  open override var defaultTabInterval: CGFloat {
    get { attributes.defaultTabInterval }
    set { attributes.defaultTabInterval = newValue }
  }
  /// A Boolean value that indicates whether text may be tightened before it is truncated. Measuring
  /// never tightens. Not used by the runtime, which reports `unused-member`.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { attributes.allowsDefaultTighteningForTruncation }
    set {
      attributes.allowsDefaultTighteningForTruncation = newValue
      reportUnused("NSMutableParagraphStyle", if: newValue)
    }
  }
  /// Apple's additional rules of line breaking. The default is none. Not used by the runtime, which
  /// breaks lines by the Unicode rules only and reports `unused-member`.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { LineBreakStrategy(rawValue: attributes.lineBreakStrategyBits) }
    set {
      attributes.lineBreakStrategyBits = newValue.rawValue
      reportUnused("NSMutableParagraphStyle", if: !newValue.isEmpty)
    }
  }
  /// The custom tab stops, sorted by location.
  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set {
      // Stops at the same location keep their order.
      let sorted = newValue.enumerated().sorted {
        ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
      }
      let stops = sorted.map { RuntimeText.TabStop($0.element) }
      attributes.tabStops = stops == RuntimeText.TabStop.standard ? nil : stops
    }
  }

  /// Copies all properties of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    attributes = style.attributes
  }

  /// Adds a tab stop, in the order of locations.
  open func addTabStop(_ tab: NSTextTab) {
    tabStops += [tab]
  }

  /// Removes all tab stops at the location of a given one.
  open func removeTabStop(_ tab: NSTextTab) {
    tabStops = tabStops.filter { $0.location != tab.location }
  }
}
