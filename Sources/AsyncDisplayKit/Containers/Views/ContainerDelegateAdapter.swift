import UIKit

/// The delegate of a container view's scrolling and touches, which forwards to the node's delegate.
///
/// UIKit's index paths are those of the visible data. The node's delegate receives those of the newest
/// data. If the item was deleted, the adapter allows what is asked, and drops events. A subclass
/// conforms to the view's delegate protocol and implements the methods whose arguments it translates;
/// UIKit calls the node's delegate directly for all others.
@MainActor
class ContainerDelegateAdapter<View: ContainerView>: NSObject, AppObjectProxy {
  final weak var view: View?
  final var appObject: AnyObject? { view?.scrollListener }

  private var listener: (any UIScrollViewDelegate)? { view?.scrollListener }

  /// Calls the delegate method whose first argument is the node, or else the older method whose
  /// first argument is the view.
  ///
  /// The older member is asked if the first is not implemented, and receives the index path of the
  /// visible data. It is the only one that a view without a node asks. Decided here: if the item was
  /// deleted, neither is asked, because only a question shows whether the first is implemented.
  /// Source: `ASCollectionView.mm`, `-collectionView:didSelectItemAtIndexPath:`, and the other
  /// methods of both container views that the delegate proxy intercepts.
  ///
  /// - Returns: The answer, or `nil` if neither member is implemented.
  final func ask<Answer>(
    _ member: OptionalMember, or olderMember: OptionalMember, _ indexPath: IndexPath,
    _ question: (View.Delegate, View.Node, IndexPath) -> Answer,
    older: (View.Delegate, View) -> Answer
  ) -> Answer? {
    guard let view, let delegate = view.asyncDelegate else { return nil }
    if let node = view.containerNode {
      guard let newest = view.pendingIndexPath(forShown: indexPath) else { return nil }
      let answer = node.optionalMembers.ask(member) { question(delegate, node, newest) }
      if let answer { return answer }
    }
    return view.optionalMembers.ask(olderMember) { older(delegate, view) }
  }

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
    // Source: `ASCollectionView.mm` and `ASTableView.mm`,
    // `-scrollViewWillEndDragging:withVelocity:targetContentOffset:`: the decision to fetch goes by
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
