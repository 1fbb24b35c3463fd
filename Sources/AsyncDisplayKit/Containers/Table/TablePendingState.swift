import UIKit

/// What is set on a table node before its view is made.
@MainActor
struct TablePendingState: ContainerPendingState {
  var inverted = false
  var allowsSelection = true
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelection = false
  var allowsMultipleSelectionDuringEditing = false
  var isPagingEnabled = false
  var contentInset = UIEdgeInsets.zero
  var contentOffset = CGPoint.zero
  var automaticallyAdjustsContentOffset = false
  var tuning = RangeTuningTable()
  var rangeMode = ASLayoutRangeMode.unspecified

  /// Sets everything in Texture's order.
  func apply(to view: ASTableView) {
    view.allowsSelection = allowsSelection
    view.allowsSelectionDuringEditing = allowsSelectionDuringEditing
    view.allowsMultipleSelection = allowsMultipleSelection
    view.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
    view.automaticallyAdjustsContentOffset = automaticallyAdjustsContentOffset
    view.isPagingEnabled = isPagingEnabled
    if contentInset != .zero { view.contentInset = contentInset }
    if contentOffset != .zero { view.contentOffset = contentOffset }
    apply(to: view.rangeController)
  }
}
