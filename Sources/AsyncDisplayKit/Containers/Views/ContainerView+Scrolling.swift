import UIKit

extension ContainerView {
  /// The velocity of the content: the finger's, else that of the deceleration.
  var contentVelocity: CGPoint {
    let dragging = isTracking ? panGestureRecognizer.velocity(in: superview) : .zero
    // A finger that is about to leave has no speed of its own when it is driven by steps.
    return dragging == .zero ? deceleration : dragging
  }

  private func tellNodes(_ event: ASCellNodeVisibilityEvent) {
    for node in nodesOnScreen { node.sendScrollEvent(event, in: self) }
  }

  /// Checks for a batch fetch and tells the nodes on screen.
  ///
  /// Ranges follow where cells come or go, not every step. Source:
  /// `ASCollectionView.mm`, `-scrollViewDidScroll:`.
  func didScroll() {
    if containerInterfaceState.contains(.visible) { checkForBatchFetching() }
    tellNodes(.visibleRectChanged)
  }

  /// Makes ranges full.
  func willBeginDragging() {
    deceleration = .zero
    rangeController.contentHasBeenScrolled()
    rangeController.updateCurrentRange(with: .full)
    tellNodes(.willBeginDragging)
  }

  /// Looks ahead to where the content will stop.
  func willEndDragging(velocity: CGPoint, target: CGPoint) {
    deceleration = CGPoint(x: contentOffset.x - target.x, y: contentOffset.y - target.y)
    beginBatchFetchingIfNeeded(targetOffset: target, velocity: velocity)
  }

  /// Tells the nodes on screen that the finger is gone.
  func didEndDragging() { tellNodes(.didEndDragging) }

  /// Tells the nodes on screen that scrolling has ended.
  func didEndDecelerating() {
    deceleration = .zero
    tellNodes(.didStopScrolling)
  }
}
