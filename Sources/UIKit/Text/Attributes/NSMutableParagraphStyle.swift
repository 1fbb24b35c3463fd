import Foundation

/// A paragraph style that can be changed (UIKit).
///
/// Text takes the style's properties when it is set on a node or measured; a later change of the
/// style does not reach it.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The points between lines.
  open override var lineSpacing: CGFloat {
    get { attributes.lineSpacing }
    set { attributes.lineSpacing = newValue }
  }
  /// The points after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { attributes.paragraphSpacing }
    set { attributes.paragraphSpacing = newValue }
  }
  /// The points before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { attributes.paragraphSpacingBefore }
    set { attributes.paragraphSpacingBefore = newValue }
  }
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { attributes.alignment }
    set { attributes.alignment = newValue }
  }
  /// The points between the leading edge and the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { attributes.firstLineHeadIndent }
    set { attributes.firstLineHeadIndent = newValue }
  }
  /// The points between the leading edge and the lines after the first.
  open override var headIndent: CGFloat {
    get { attributes.headIndent }
    set { attributes.headIndent = newValue }
  }
  /// The trailing edge of lines: from the leading edge if positive, else from the trailing one.
  open override var tailIndent: CGFloat {
    get { attributes.tailIndent }
    set { attributes.tailIndent = newValue }
  }
  /// The line break mode, which applies to lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { attributes.lineBreakMode }
    set { attributes.lineBreakMode = newValue }
  }
  /// The least height of a line in points.
  open override var minimumLineHeight: CGFloat {
    get { attributes.minimumLineHeight }
    set { attributes.minimumLineHeight = newValue }
  }
  /// The greatest height of a line in points; 0 is no limit.
  open override var maximumLineHeight: CGFloat {
    get { attributes.maximumLineHeight }
    set { attributes.maximumLineHeight = newValue }
  }
  /// The factor of the natural line height; 0 is no factor.
  open override var lineHeightMultiple: CGFloat {
    get { attributes.lineHeightMultiple }
    set { attributes.lineHeightMultiple = newValue }
  }
  /// The direction of reading.
  open override var baseWritingDirection: NSWritingDirection {
    get { attributes.baseWritingDirection }
    set { attributes.baseWritingDirection = newValue }
  }
  /// How long a line must be to be hyphenated; measuring never hyphenates. Not used by the runtime,
  /// which reports `unused-member`.
  open override var hyphenationFactor: Float {
    get { attributes.hyphenationFactor }
    set {
      attributes.hyphenationFactor = newValue
      reportUnused("NSMutableParagraphStyle.hyphenationFactor", if: newValue != 0)
    }
  }
  /// The points between tab stops after the last one.
  open override var defaultTabInterval: CGFloat {
    get { attributes.defaultTabInterval }
    set { attributes.defaultTabInterval = newValue }
  }
  /// A Boolean value that indicates whether UIKit may squeeze text before it truncates; measuring
  /// never does. Not used by the
  /// runtime, which reports `unused-member`.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { attributes.allowsDefaultTighteningForTruncation }
    set {
      attributes.allowsDefaultTighteningForTruncation = newValue
      reportUnused("NSMutableParagraphStyle.allowsDefaultTighteningForTruncation", if: newValue)
    }
  }
  /// Apple's refinements of line breaking; measuring breaks by the Unicode rules alone. Not used by the
  /// runtime, which reports `unused-member`. The default is none.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { LineBreakStrategy(rawValue: attributes.lineBreakStrategyBits) }
    set {
      attributes.lineBreakStrategyBits = newValue.rawValue
      reportUnused("NSMutableParagraphStyle.lineBreakStrategy", if: !newValue.isEmpty)
    }
  }
  /// The tab stops, in the order of their places.
  open override var tabStops: [NSTextTab] {
    get { attributes.tabLocations.map { NSTextTab(textAlignment: .left, location: $0) } }
    set { attributes.tabLocations = newValue.map(\.location).sorted() }
  }

  /// Copies all properties of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    attributes = style.attributes
  }

  /// Adds a tab stop at its place.
  open func addTabStop(_ tab: NSTextTab) {
    tabStops += [tab]
  }

  /// Removes the tab stops at a tab stop's place.
  open func removeTabStop(_ tab: NSTextTab) {
    attributes.tabLocations.removeAll { $0 == tab.location }
  }
}
