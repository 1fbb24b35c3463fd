import UIKit

/// A flow layout that keeps the centered page centered when the bounds change.
///
/// Source: `ASPagerFlowLayout.h`, `ASPagerFlowLayout`.
@preconcurrency @MainActor
open class ASPagerFlowLayout: UICollectionViewFlowLayout {
  private var keeper = PageKeeper<ASCellNode>()
  private var preparedSize: CGSize?
  /// The page that the latest bounds show in their center.
  private weak var pageInSight: ASCellNode?

  private var pager: ASCollectionView? { collectionView as? ASCollectionView }

  /// Prepares the layout and, if none is known, records the page in the center.
  ///
  /// Source: `ASPagerFlowLayout.mm`, `-prepareLayout`.
  open override func prepare() {
    super.prepare()
    guard let pager else { return }
    keeper.prepare(
      bounds: pager.bounds, isAnimatingBounds: isAnimatingBounds, pageTouching: page(touching:))
    keepPageAfterSizeChange(of: pager)
  }

  /// Records the page in the center of the old bounds, and returns the flow layout's answer.
  ///
  /// Source: `ASPagerFlowLayout.mm`, `-shouldInvalidateLayoutForBoundsChange:`. Decided here: while a finger or a
  /// deceleration moves the pages, the new bounds count, because a device moves them in steps of a frame, and a test may
  /// move them in one step.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // During this call, the pager still has its old bounds.
    if let pager {
      remember(pager.isTracking || pager.isDecelerating ? newBounds : pager.bounds)
      // In another size, the present places of pages tell nothing.
      pageInSight =
        newBounds.size == pager.bounds.size ? page(touching: newBounds.centralPoint) : keeper.page
    }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// Returns a context that also invalidates the delegate's metrics.
  ///
  /// Source: `ASPagerFlowLayout.mm`, `-invalidationContextForBoundsChange:`.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = true
    return context
  }

  /// Returns the content offset that centers the recorded page, in points.
  ///
  /// Returns the proposed offset while the pager is tracked or decelerating, and without pages.
  /// Source: `ASPagerFlowLayout.mm`, `-targetContentOffsetForProposedContentOffset:`.
  ///
  /// - Quirk: after a change of the offset in one step, as by `scrollToPage(at:animated:)` without animation, an
  ///   update returns to the former page, because the page is recorded before the bounds change; advisory
  ///   `pager-returns-to-former-page`. `ASPagerFlowLayout.mm`, `-shouldInvalidateLayoutForBoundsChange:`.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard let pager, !pager.isTracking, !pager.isDecelerating,
      pager.dataController.visibleMap.numberOfItems(inSection: 0) > 0
    else { return proposedContentOffset }
    adviseIfReturning(in: pager)
    return keeper.targetOffset(proposed: proposedContentOffset, bounds: pager.bounds) { page in
      pager.indexPath(for: page).flatMap { layoutAttributesForItem(at: $0)?.frame }
    }
  }

  private func adviseIfReturning(in pager: ASCollectionView) {
    guard let pageInSight, let page = keeper.page, page !== pageInSight,
      let former = pager.indexPath(for: page), let shown = pager.indexPath(for: pageInSight)
    else { return }
    self.pageInSight = page
    pager.report(.pagerReturns(to: former, from: shown, dataSource: pager.dataSourceName))
  }

  /// A Boolean value that indicates whether the bounds are being animated, as during a rotation.
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
    guard let former, former != preparedSize else { return }
    let target = targetContentOffset(forProposedContentOffset: pager.contentOffset)
    if target != pager.contentOffset { pager.bounds.origin = target }
  }
}

/// The page in the center of a pager, which is centered again after a bounds change.
///
/// Source: `ASPagerFlowLayout.mm`, `-_updateCurrentNode`.
@MainActor
package struct PageKeeper<Page: AnyObject> {
  /// The recorded page, or `nil` if it was deallocated or none was recorded.
  package private(set) weak var page: Page?

  /// Creates a keeper without a recorded page.
  package init() {}

  /// Records the page in the center, if none is recorded, before the layout is prepared.
  package mutating func prepare(
    bounds: CGRect, isAnimatingBounds: Bool, pageTouching: (CGRect) -> Page?
  ) {
    guard page == nil else { return }
    remember(bounds: bounds, isAnimatingBounds: isAnimatingBounds, pageTouching: pageTouching)
  }

  /// Records the page in the center of the old bounds. Without such a page, keeps the recorded one.
  package mutating func remember(
    bounds: CGRect, isAnimatingBounds: Bool, pageTouching: (CGRect) -> Page?
  ) {
    guard !isAnimatingBounds else { return }
    page = pageTouching(bounds.centralPoint) ?? page
  }

  /// Returns the content offset that centers the recorded page, in points, or the proposed offset
  /// without one.
  package func targetOffset(
    proposed: CGPoint, bounds: CGRect, frameOf: (Page) -> CGRect?
  ) -> CGPoint {
    guard let page, let frame = frameOf(page) else { return proposed }
    return CGPoint(x: frame.minX - (bounds.width - frame.width) / 2, y: proposed.y)
  }
}

extension CGRect {
  /// The rectangle of one point at the center.
  ///
  /// Source: `ASPagerFlowLayout.mm`, `-_updateCurrentNode`.
  fileprivate var centralPoint: CGRect { CGRect(x: midX, y: midY, width: 1, height: 1) }
}
