import UIKit

/// A flow layout that keeps the centered page centered when the bounds change.
///
/// Source: `ASPagerFlowLayout.h`, `ASPagerFlowLayout`.
@preconcurrency @MainActor
open class ASPagerFlowLayout: UICollectionViewFlowLayout {
  private var keeper = PageKeeper<ASCellNode>()
  private var lastBounds: CGRect?
  private var preparedSize: CGSize?
  /// A Boolean value that indicates whether the layout was prepared since its last invalidation.
  private var isPrepared = false

  private var pager: ASCollectionView? { collectionView as? ASCollectionView }

  /// Prepares the layout and, if none is known, records the page in the center.
  ///
  /// Source: `ASPagerFlowLayout.mm`, `-prepareLayout`.
  open override func prepare() {
    super.prepare()
    isPrepared = true
    guard let pager else { return }
    keeper.prepare(
      bounds: pager.bounds, isAnimatingBounds: isAnimatingBounds, pageTouching: page(touching:))
    keepPageAfterSizeChange(of: pager)
  }

  /// Records the page in the center of the old bounds, and returns the flow layout's answer.
  ///
  /// Source: `ASPagerFlowLayout.mm`, `-shouldInvalidateLayoutForBoundsChange:`.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    // During this call, the pager still has its old bounds.
    if let pager { remember(pager.bounds) }
    lastBounds = newBounds
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// Records the page in the center before the layout is discarded.
  ///
  /// Decided here: Texture's layout does not override the method, and relies on UIKit's calls for
  /// changes of the bounds. A layout that was invalidated before, or that is about to get another
  /// size, has pages at other places: the page that was recorded stays.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if isPrepared, let lastBounds, lastBounds.size == preparedSize { remember(lastBounds) }
    isPrepared = false
    super.invalidateLayout(with: context)
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
    guard let former, former != preparedSize else { return lastBounds = pager.bounds }
    let target = targetContentOffset(forProposedContentOffset: pager.contentOffset)
    if target != pager.contentOffset { pager.bounds.origin = target }
    lastBounds = pager.bounds
  }
}

/// The page in the center of a pager, which is centered again after a bounds change.
///
/// Source: `ASPagerFlowLayout.mm`, `-_updateCurrentNode`.
@MainActor
package struct PageKeeper<Page: AnyObject> {
  private weak var page: Page?

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
    let middle = CGRect(x: bounds.midX, y: bounds.midY, width: 1, height: 1)
    page = pageTouching(middle) ?? page
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
