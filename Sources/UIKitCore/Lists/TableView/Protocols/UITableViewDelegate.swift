// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.
import Foundation

/// The delegate of a table view, which provides heights and views, decides on touches, and is
/// notified of events. All methods are optional.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Tells the delegate that a cell is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Tells the delegate that the header of a section is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Tells the delegate that the footer of a section is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Tells the delegate that a cell was removed from the table view.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Tells the delegate that the header of a section was removed from the table view.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Tells the delegate that the footer of a section was removed from the table view.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// Asks the delegate for the height of a row, in points. Without this method, it is `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Asks the delegate for the height of a header, in points. Without this method, it is
  /// `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Asks the delegate for the height of a footer, in points. Without this method, it is
  /// `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Asks the delegate for the estimated height of a row, in points, which is used until the row
  /// becomes visible.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Asks the delegate for the estimated height of a header, in points, which is used until the
  /// header becomes visible.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  /// Asks the delegate for the estimated height of a footer, in points, which is used until the
  /// footer becomes visible.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  /// Asks the delegate for the header view of a section. Without this method, the header shows the
  /// section's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Asks the delegate for the footer view of a section. Without this method, the footer shows the
  /// section's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Tells the delegate that the accessory button of a row was tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Asks the delegate whether a touch may highlight a row.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Tells the delegate that a touch highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Tells the delegate that a row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Asks the delegate for the row to select for a touch on a row. `nil` prevents the selection.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Asks the delegate for the row to deselect. `nil` prevents the deselection.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells the delegate that a touch selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Tells the delegate that a touch deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Asks the delegate whether a touch performs a row's primary action (iOS 16). Without this
  /// method, it does so outside of editing.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  /// Tells the delegate to perform a row's primary action, after its selection (iOS 16).
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Asks the delegate whether two fingers can select rows, beginning at a row (iOS 13). Without
  /// this method, they cannot.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that two fingers begin to select rows. The table view is already in editing
  /// mode.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Tells the delegate that the fingers that selected rows were lifted.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Asks the delegate for the editing style of a row. Without this method, it is `delete`.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// Asks the delegate for the title of a row's delete button.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Asks the delegate for the swipe actions at a row's leading edge.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Asks the delegate for the swipe actions at a row's trailing edge.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Asks the delegate for the swipe actions at a row's trailing edge in their older form. It is
  /// called if there are no newer ones.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  /// Asks the delegate whether the content of a row is indented while editing.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  /// Tells the delegate that a swipe is about to reveal the actions of a row.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Tells the delegate that the swipe actions of a row were hidden.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Asks the delegate for the target of a moved row. Without this method, it is the proposed index
  /// path.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Asks the delegate for the indentation level of a row.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Asks the delegate whether a row shows a menu of actions when it is pressed.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Asks the delegate for the context menu of a row. `nil` shows no menu.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Asks the delegate for the preview of a pressed row. The preview is not used by the runtime,
  /// which draws none.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Asks the delegate for the preview of a row whose menu is dismissed. The preview is not used by
  /// the runtime, which draws none.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Tells the delegate that a context menu is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that a context menu is about to be dismissed.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that the preview of a context menu was tapped.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UITableViewDelegate {
  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.notImplemented(returning: UITableView.automaticDimension)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { tableView.notImplemented(returning: UITableView.automaticDimension) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  { tableView.notImplemented(returning: UITableView.automaticDimension) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.notImplemented(returning: UITableView.automaticDimension) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { tableView.notImplemented(returning: UITableView.automaticDimension) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { tableView.notImplemented(returning: UITableView.automaticDimension) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.notImplemented(returning: nil)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.notImplemented(returning: nil)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  { tableView.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { tableView.notImplemented(returning: indexPath) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { tableView.notImplemented(returning: indexPath) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { tableView.notImplemented(returning: true) }

  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {}

  /// The default implementation returns `false`.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { tableView.notImplemented(returning: .delete) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { tableView.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.notImplemented()
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { tableView.notImplemented(returning: proposedDestinationIndexPath) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { tableView.notImplemented(returning: 0) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  { tableView.notImplemented(returning: false) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { tableView.notImplemented() }
}
