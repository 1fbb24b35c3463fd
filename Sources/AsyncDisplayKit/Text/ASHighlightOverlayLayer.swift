import UIKit

/// A layer that marks the highlighted text of a node.
///
/// Source: `ASHighlightOverlayLayer.mm`, `-drawInContext:`. Decided here: each rectangle is a sublayer with a background
/// color instead of a part of one drawn path, so that layer trees show it.
final class ASHighlightOverlayLayer: CALayer {
  private static let cornerRadius: CGFloat = 2.5
  private static let padding = UIEdgeInsets(top: 2, left: 4, bottom: 1.5, right: 4)

  /// Returns `nil`: touches reach the text.
  ///
  /// Source: `ASHighlightOverlayLayer.mm`, `-hitTest:`.
  override func hitTest(_ point: CGPoint) -> CALayer? { nil }

  /// Adds a sublayer for each rectangle that is not empty, in points of this layer.
  func mark(_ rects: [CGRect], color: CGColor) {
    for rect in rects where !rect.isEmpty {
      let mark = CALayer()
      let rounded = CGRect(
        x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
        height: rect.height.rounded())
      let padding = Self.padding
      mark.frame = CGRect(
        x: rounded.minX - padding.left, y: rounded.minY - padding.top,
        width: rounded.width + padding.left + padding.right,
        height: rounded.height + padding.top + padding.bottom)
      mark.cornerRadius = Self.cornerRadius
      mark.backgroundColor = color
      addSublayer(mark)
    }
  }
}

extension ASTextNode {
  private static let lightOpacity: Float = 0.11
  private static let darkOpacity: Float = 0.22

  /// Replaces the overlay with one for the current highlight.
  ///
  /// The overlay is put into the nearest layer at or above the node's that allows it; without one there is
  /// none. Source: `ASTextNode.mm`, `-_setHighlightRange:forAttributeName:value:animated:`. Decided here:
  /// the overlay appears and disappears at once, also where Texture fades it.
  @MainActor final func updateHighlightOverlay() {
    highlightOverlay?.removeFromSuperlayer()
    highlightOverlay = nil
    guard let highlight, highlight.range.length > 0, let target = highlightTarget else { return }
    let insets = textContainerInset
    let origin = target.bounds.origin
    let rects = highlightRects(forTextRange: highlight.range).map { value in
      var rect = value.cgRectValue
      rect.size.width += insets.left + insets.right
      rect.size.height += insets.top + insets.bottom
      return layer.convert(rect, to: target).offsetBy(dx: -origin.x, dy: -origin.y)
    }
    let overlay = ASHighlightOverlayLayer()
    overlay.frame = target.bounds
    overlay.opacity = highlightStyle == .light ? Self.lightOpacity : Self.darkOpacity
    let white: CGFloat = highlightStyle == .light ? 0 : 1
    overlay.mark(rects, color: UIColor(white: white, alpha: 1).cgColor)
    target.addSublayer(overlay)
    highlightOverlay = overlay
  }

  @MainActor private final var highlightTarget: CALayer? {
    sequence(first: layer, next: \.superlayer).first(where: \.as_allowsHighlightDrawing)
  }
}
