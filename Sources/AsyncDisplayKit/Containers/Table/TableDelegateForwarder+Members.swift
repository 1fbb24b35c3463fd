// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.
import UIKit

extension TableDelegateForwarder {
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    guard let delegate else { return tableView.notImplemented() }
    delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    guard let delegate else { return tableView.notImplemented() }
    delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    guard let delegate else { return tableView.notImplemented() }
    delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    guard let delegate else { return tableView.notImplemented() }
    delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard let delegate else {
      return tableView.notImplemented(returning: UITableView.automaticDimension)
    }
    return delegate.tableView(tableView, heightForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard let delegate else {
      return tableView.notImplemented(returning: UITableView.automaticDimension)
    }
    return delegate.tableView(tableView, heightForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let delegate else { return tableView.notImplemented(returning: nil) }
    return delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let delegate else { return tableView.notImplemented(returning: nil) }
    return delegate.tableView(tableView, viewForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    guard let delegate else { return tableView.notImplemented() }
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    guard let delegate else { return tableView.notImplemented(returning: .delete) }
    return delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    guard let delegate else { return tableView.notImplemented(returning: nil) }
    return delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let delegate else { return tableView.notImplemented(returning: nil) }
    return delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let delegate else { return tableView.notImplemented(returning: nil) }
    return delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    guard let delegate else { return tableView.notImplemented(returning: nil) }
    return delegate.tableView(tableView, editActionsForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    guard let delegate else { return tableView.notImplemented(returning: true) }
    return delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    guard let delegate else { return tableView.notImplemented() }
    delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard let delegate else {
      return tableView.notImplemented(returning: proposedDestinationIndexPath)
    }
    return delegate.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    guard let delegate else { return tableView.notImplemented(returning: 0) }
    return delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let delegate else { return tableView.notImplemented(returning: nil) }
    return delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate else { return tableView.notImplemented(returning: nil) }
    return delegate.tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate else { return tableView.notImplemented(returning: nil) }
    return delegate.tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let delegate else { return tableView.notImplemented() }
    delegate.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
