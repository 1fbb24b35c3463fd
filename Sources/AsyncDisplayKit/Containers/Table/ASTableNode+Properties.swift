import UIKit

extension ASTableNode {
  /// The violations reported so far.
  @preconcurrency @MainActor
  public var violations: [RuntimeViolation] { loadedContainerView()?.violations ?? [] }
}

extension ASTableNode: ASRangeControllerUpdateRangeProtocol {}

/// The values that were set on a table node before its view is loaded.
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
  var animatesContentOffset = false
  var leadingScreens: CGFloat = 2
  var automaticallyAdjustsContentOffset = false
  var tuning = RangeTuningTable()
  var rangeMode = ASLayoutRangeMode.unspecified

  /// Applies the values to the view, in Texture's order.
  ///
  /// Source: `ASTableNode.mm`, `-didLoad`.
  func apply(to view: ASTableView) {
    view.allowsSelection = allowsSelection
    view.allowsSelectionDuringEditing = allowsSelectionDuringEditing
    view.allowsMultipleSelection = allowsMultipleSelection
    view.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
    view.automaticallyAdjustsContentOffset = automaticallyAdjustsContentOffset
    view.isPagingEnabled = isPagingEnabled
    if contentInset != .zero { view.contentInset = contentInset }
    if contentOffset != .zero {
      view.setContentOffset(contentOffset, animated: animatesContentOffset)
    }
    apply(to: view.rangeController)
  }
}
