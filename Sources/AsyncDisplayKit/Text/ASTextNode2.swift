import UIKit

/// Texture's second text node, which lays out its text with Core Text.
///
/// Its sizes are whole points, its last line is truncated at any character, its token is tappable only with an
/// additional truncation message, and its shadow takes no space. An ``ASTextNode`` has the same behavior with the
/// experiment `exp_text_node`.
///
/// Decided here: it is a subclass of ``ASTextNode``, and lays out its lines as that class does; the first node of
/// an environment reports the advisory `second-text-node`. Texture's class always measures with Core Text, finds
/// the link of the nearest position within 22 points in both directions, whatever its distance, and does not
/// implement `rects(forTextRange:)`, `highlightRects(forTextRange:)`, `frame(forTextRange:)`, `trailingRect()`,
/// `lineCount`, `placeholderImage()` and `pointSizeScaleFactors`, which here are those of ``ASTextNode``.
/// Source: `ASTextNode2.mm`.
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

  override class var isSecondClass: Bool { true }
}

extension RuntimeViolation.Code {
  /// An `ASTextNode2` was created, whose text is laid out as that of an `ASTextNode`.
  public static let secondTextNode = Self(rawValue: "second-text-node")
}
