import UIKit

/// The delegate of a container view's scrolling and touches, which passes calls to the node's delegate.
///
/// UIKit's index paths are those of the visible data. The node's delegate receives those of the newest
/// data. If the item was deleted, the adapter allows what is asked, and drops events. A subclass
/// conforms to the view's delegate protocol and implements the methods whose arguments it translates;
/// UIKit calls the node's delegate directly for all others.
@MainActor
class ContainerDelegateAdapter<View: ContainerView>: NSObject {
  typealias Recipient = (delegate: View.Delegate, node: View.Node, path: IndexPath)

  final weak var view: View?

  private var listener: (any UIScrollViewDelegate)? { view?.scrollListener }

  /// Returns the node's delegate with the newest index path of a visible item, or `nil`.
  final func recipient(_ indexPath: IndexPath) -> Recipient? {
    guard let view, let node = view.containerNode, let delegate = view.asyncDelegate,
      let newest = view.pendingIndexPath(forShown: indexPath)
    else { return nil }
    return (delegate, node, newest)
  }

  /// Reports an event to the node's delegate.
  final func tell(_ indexPath: IndexPath, _ event: (View.Delegate, View.Node, IndexPath) -> Void) {
    if let (delegate, node, path) = recipient(indexPath) { event(delegate, node, path) }
  }

  /// Returns the answer of the node's delegate, or `nil` without one.
  final func ask<Answer>(
    _ member: OptionalMember, _ indexPath: IndexPath,
    _ question: (View.Delegate, View.Node, IndexPath) -> Answer
  ) -> Answer? {
    guard let (delegate, node, path) = recipient(indexPath) else { return nil }
    return node.optionalMembers.ask(member) { question(delegate, node, path) }
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
