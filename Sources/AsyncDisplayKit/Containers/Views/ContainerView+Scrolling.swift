import UIKit

extension ContainerView {
  /// The velocity of the content, from dragging or else from deceleration.
  var contentVelocity: CGPoint {
    let dragging = isTracking ? panGestureRecognizer.velocity(in: superview) : .zero
    // While a simulated finger is lifted, the gesture recognizer has no velocity.
    return dragging == .zero ? deceleration : dragging
  }

  private func tellNodes(_ event: ASCellNodeVisibilityEvent) {
    for node in nodesOnScreen { node.sendScrollEvent(event, in: self) }
  }

  /// Checks for a batch fetch and notifies the nodes on screen of the scroll.
  ///
  /// The ranges are updated when cells appear or disappear, not for each scroll. Source:
  /// `ASCollectionView.mm` and `ASTableView.mm`, `-scrollViewDidScroll:`. Decided here: the first scroll after an edit
  /// that updated no range updates them, as the finger does that begins a scroll on a device.
  func didScroll() {
    if containerInterfaceState.contains(.visible) {
      if rangeController.hasUnprocessedDataChange { rangeController.setNeedsUpdate() }
      checkForBatchFetching()
    }
    tellNodes(.visibleRectChanged)
  }

  /// Sets the range mode to full.
  ///
  /// Source: `ASCollectionView.mm` and `ASTableView.mm`, `-scrollViewWillBeginDragging:`.
  func willBeginDragging() {
    deceleration = .zero
    rangeController.contentHasBeenScrolled()
    rangeController.updateCurrentRange(with: .full)
    tellNodes(.willBeginDragging)
  }

  /// Checks for a batch fetch at the offset where scrolling will stop.
  func willEndDragging(velocity: CGPoint, target: CGPoint) {
    deceleration = CGPoint(x: contentOffset.x - target.x, y: contentOffset.y - target.y)
    beginBatchFetchingIfNeeded(targetOffset: target, velocity: velocity)
  }

  /// Notifies the nodes on screen that dragging ended.
  func didEndDragging() { tellNodes(.didEndDragging) }

  /// Notifies the nodes on screen that scrolling ended.
  func didEndDecelerating() {
    deceleration = .zero
    tellNodes(.didStopScrolling)
  }
}
