import UIKit

// A class that states Texture's protocol and UIKit's inherits the defaults of both protocols. These
// defaults resolve the ambiguity.
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
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.notImplemented(returning: UITableView.automaticDimension) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.notImplemented(returning: UITableView.automaticDimension) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { tableView.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { tableView.notImplemented(returning: indexPath) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { tableView.notImplemented(returning: indexPath) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { tableView.notImplemented(returning: .delete) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { tableView.notImplemented(returning: nil) }

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
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { tableView.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { tableView.notImplemented(returning: proposedDestinationIndexPath) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { tableView.notImplemented(returning: 0) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { tableView.notImplemented(returning: false) }
}
