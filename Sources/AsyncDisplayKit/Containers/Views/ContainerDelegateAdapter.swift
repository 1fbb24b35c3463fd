import UIKit

/// Hears what UIKit tells a container view's delegate of scrolling, and tells the node's delegate.
///
/// Not declared to be a scroll view's delegate: a subclass is that, and adds members of its own.
@MainActor
class ContainerDelegateAdapter<View: ContainerView>: NSObject {
  final weak var view: View?

  private var listener: (any UIScrollViewDelegate)? { view?.scrollListener }

  final func scrollViewDidScroll(_ scrollView: UIScrollView) {
    view?.didScroll()
    listener?.scrollViewDidScroll(scrollView)
  }

  final func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    view?.willBeginDragging()
    listener?.scrollViewWillBeginDragging(scrollView)
  }

  final func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // Source: `ASCollectionView.mm` and `ASTableView.mm`, the same method: the decision to fetch goes by
    // UIKit's target, before the delegate changes it.
    view?.willEndDragging(velocity: velocity, target: targetContentOffset.pointee)
    listener?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  final func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    view?.didEndDragging()
    listener?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  final func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    listener?.scrollViewWillBeginDecelerating(scrollView)
  }

  final func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    view?.didEndDecelerating()
    listener?.scrollViewDidEndDecelerating(scrollView)
  }

  final func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    listener?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  final func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    listener?.scrollViewShouldScrollToTop(scrollView) ?? true
  }

  final func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    listener?.scrollViewDidScrollToTop(scrollView)
  }

  final func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    listener?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
