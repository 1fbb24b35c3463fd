import UIKit

/// Remembers the page in the middle of a pager, to put it there again after a bounds change.
///
/// Source: Texture's pager flow layout.
@MainActor
package struct PageKeeper<Page: AnyObject> {
  private weak var page: Page?

  /// Makes a keeper that knows no page.
  package init() {}

  /// Remembers the middle page when none is known, before the layout prepares.
  package mutating func prepare(
    bounds: CGRect, isAnimatingBounds: Bool, pageTouching: (CGRect) -> Page?
  ) {
    guard page == nil else { return }
    remember(bounds: bounds, isAnimatingBounds: isAnimatingBounds, pageTouching: pageTouching)
  }

  /// Remembers the page in the middle of the old bounds; keeps the former one where there is none.
  package mutating func remember(
    bounds: CGRect, isAnimatingBounds: Bool, pageTouching: (CGRect) -> Page?
  ) {
    guard !isAnimatingBounds else { return }
    let middle = CGRect(x: bounds.midX, y: bounds.midY, width: 1, height: 1)
    page = pageTouching(middle) ?? page
  }

  /// The offset that centres the remembered page, in points, or the proposal without one.
  package func targetOffset(
    proposed: CGPoint, bounds: CGRect, frameOf: (Page) -> CGRect?
  ) -> CGPoint {
    guard let page, let frame = frameOf(page) else { return proposed }
    return CGPoint(x: frame.minX - (bounds.width - frame.width) / 2, y: proposed.y)
  }
}
