import UIKit

/// A flow layout that keeps the page in the middle where it is when the bounds change.
///
/// Source: `ASPagerFlowLayout.h`, `ASPagerFlowLayout`.
@preconcurrency @MainActor
open class ASPagerFlowLayout: UICollectionViewFlowLayout {
  private var keeper = PageKeeper<ASCellNode>()
  private var lastBounds: CGRect?
  private var preparedSize: CGSize?

  private var pager: ASCollectionView? { collectionView as? ASCollectionView }

  /// Remembers the page in the middle if none is known, and lays out.
  open override func prepare() {
    super.prepare()
    guard let pager else { return }
    keeper.prepare(
      bounds: pager.bounds, isAnimatingBounds: isAnimatingBounds, pageTouching: page(touching:))
    keepPageAfterSizeChange(of: pager)
  }

  /// Remembers the page in the middle of the old bounds; the answer is the flow layout's.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // While the layout is asked, the pager shows the bounds that the new ones follow.
    if let pager { remember(pager.bounds) }
    lastBounds = newBounds
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// Remembers the page in the middle before the frames are dropped.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let lastBounds, preparedSize != nil { remember(lastBounds) }
    super.invalidateLayout(with: context)
  }

  /// Asks the delegate for all metrics again.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = true
    return context
  }

  /// Returns the offset that centres the remembered page, in points.
  ///
  /// The proposal stays while a finger is on the pager or it decelerates, and without pages.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let pager, !pager.isTracking, !pager.isDecelerating,
      pager.dataController.visibleMap.numberOfItems(inSection: 0) > 0
    else { return proposedContentOffset }
    return keeper.targetOffset(proposed: proposedContentOffset, bounds: pager.bounds) { page in
      pager.indexPath(for: page).flatMap { layoutAttributesForItem(at: $0)?.frame }
    }
  }

  /// A Boolean value that indicates whether the bounds are on their way to other ones, as in an
  /// animated rotation.
  private var isAnimatingBounds: Bool {
    pager?.layer.animationKeys()?.contains { $0.hasPrefix("bounds") } ?? false
  }

  private func remember(_ bounds: CGRect) {
    keeper.remember(
      bounds: bounds, isAnimatingBounds: isAnimatingBounds, pageTouching: page(touching:))
  }

  private func page(touching rect: CGRect) -> ASCellNode? {
    guard let indexPath = layoutAttributesForElements(in: rect)?.first?.indexPath else {
      return nil
    }
    return pager?.dataController.visibleMap.elementForItem(at: indexPath)?.nodeIfAllocated
  }

  private func keepPageAfterSizeChange(of pager: ASCollectionView) {
    let former = preparedSize
    preparedSize = pager.bounds.size
    guard let former, former != preparedSize else { return lastBounds = pager.bounds }
    let target = targetContentOffset(forProposedContentOffset: pager.contentOffset)
    if target != pager.contentOffset { pager.bounds.origin = target }
    lastBounds = pager.bounds
  }
}

/// Remembers the page in the middle of a pager, to put it there again after a bounds change.
///
/// Source: `ASPagerFlowLayout.mm`, `-_updateCurrentNode`.
@MainActor
package struct PageKeeper<Page: AnyObject> {
  private weak var page: Page?

  /// Creates a keeper that knows no page.
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
