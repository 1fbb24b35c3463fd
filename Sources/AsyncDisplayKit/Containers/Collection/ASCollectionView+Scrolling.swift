import UIKit

extension ASCollectionView {
  private var visibleNodeCells: [_ASCollectionViewCell] {
    visibleCells.compactMap { $0 as? _ASCollectionViewCell }
  }

  private func tellNodes(_ event: ASCellNodeVisibilityEvent) {
    for cell in visibleNodeCells { cell.cellNodeVisibilityEvent(event, in: self) }
  }

  /// Checks for a batch fetch, tells the nodes on screen and updates ranges in the next pass.
  func didScroll() {
    if containerInterfaceState.contains(.visible) { checkForBatchFetching() }
    tellNodes(.visibleRectChanged)
    rangeController.setNeedsUpdate()
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
  func didEndDragging(willDecelerate: Bool) {
    tellNodes(.didEndDragging)
  }

  /// Tells the nodes on screen that the content stands still.
  func didEndDecelerating() {
    deceleration = .zero
    tellNodes(.didStopScrolling)
  }
}
