import UIKit

/// Texture's second text node, which lays out its text with Core Text.
///
/// Decided here: it is a subclass of ``ASTextNode`` and has its measuring, truncation, touches and drawing,
/// except for the members below; the first node of an environment reports the advisory `second-text-node`.
/// Texture's class truncates at any character, always measures with Core Text, and does not implement
/// `rects(forTextRange:)`, `highlightRects(forTextRange:)`, `frame(forTextRange:)`, `trailingRect()`,
/// `lineCount`, `shadowPadding`, `placeholderImage()` and `pointSizeScaleFactors`, which here are those of
/// ``ASTextNode``. Source: `ASTextNode2.mm`.
open class ASTextNode2: ASTextNode {
  /// Creates a node without text. Any thread.
  public override init() {
    super.init()
    guard ASDisplayNode.settings.mark(\.hasRemarkedOnSecondTextNode) else { return }
    report(
      .secondTextNode, severity: .advisory,
      "An ASTextNode2 was created, whose text is laid out as that of an ASTextNode.",
      remedy: "Do not let a test depend on sizes or truncation that differ between the two.")
  }

  /// A Boolean value that indicates whether the node may be layer-backed: `false` if the text has a link.
  ///
  /// Any thread. Source: `ASTextNode2.mm`, `-supportsLayerBacking`.
  open override var supportsLayerBacking: Bool {
    guard super.supportsLayerBacking else { return false }
    guard let text = attributedText else { return true }
    let whole = NSRange(location: 0, length: text.length)
    return !linkAttributeNames.contains { name in
      var hasLink = false
      text.enumerateAttribute(NSAttributedString.Key(name), in: whole, options: []) { value, _, _ in
        if value != nil { hasLink = true }
      }
      return hasLink
    }
  }

  // The mode is replaced by word wrapping, and the node truncates by itself. Source: `ASTextNode2.mm`,
  // `-prepareAttributedString:isForIntrinsicSize:`.
  override var truncatesByTextKit: Bool { false }

  override func countsAsTruncated(_ metrics: RuntimeText.Metrics) -> Bool { metrics.isTruncated }

  /// Measures the text and sets the baselines of the style. No drawing is requested.
  ///
  /// Any thread. Source: `ASTextNode2.mm`, `-calculateSizeThatFits:`.
  ///
  /// - Returns: The text's size with the insets, limited to the constrained size, in points.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    measuredSize(in: constrainedSize)
  }
}

extension RuntimeViolation.Code {
  /// An `ASTextNode2` was created, whose text is laid out as that of an `ASTextNode`.
  public static let secondTextNode = Self(rawValue: "second-text-node")
}
