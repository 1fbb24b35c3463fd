// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.
import UIKit

/// The members of UIKit's table view delegate that Texture's delegate declares as well.
///
/// A class that states ``ASTableDelegate`` alone receives only these of UIKit's calls: on a device,
/// Objective-C sees no other method of a Swift class that states no protocol for it. State
/// `UITableViewDelegate` too to receive the others, such as estimated heights, primary actions and
/// multiple selection. All members are optional. Source: `ASTableViewProtocols.h`,
/// `ASCommonTableViewDelegate`.
@preconcurrency @MainActor
public protocol ASCommonTableViewDelegate: UIScrollViewDelegate {
  /// Tells the delegate that the header of a section is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Tells the delegate that the footer of a section is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Tells the delegate that the header of a section was removed from the table view.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Tells the delegate that the footer of a section was removed from the table view.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// Asks the delegate for the height of a header, in points. Without this method, it is
  /// `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Asks the delegate for the height of a footer, in points. Without this method, it is
  /// `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
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
  /// Tells the delegate that the preview of a context menu was tapped.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells the delegate that the swipe actions of a row were hidden.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath)
}

extension ASCommonTableViewDelegate {
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
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { tableView.notImplemented(returning: UITableView.automaticDimension) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
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
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath) {
    tableView.notImplemented()
  }
}

// A class that states both protocols inherits the defaults of both. These resolve the ambiguity.
extension ASCommonTableViewDelegate where Self: UITableViewDelegate {
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
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { tableView.notImplemented(returning: UITableView.automaticDimension) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
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
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { tableView.notImplemented() }
}
