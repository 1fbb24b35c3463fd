import UIKit

// Texture's delegate proxy hands everything that the table does not need itself to the app's
// delegate as it is, with UIKit's index paths. Estimated heights alone are not passed on: the table
// knows every height.
extension TableDelegateAdapter {
  // MARK: Headers and footers

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView header: UIView, forSection section: Int
  ) {
    view?.asyncDelegate?.tableView(tableView, willDisplayHeaderView: header, forSection: section)
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView footer: UIView, forSection section: Int
  ) {
    view?.asyncDelegate?.tableView(tableView, willDisplayFooterView: footer, forSection: section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView header: UIView, forSection section: Int
  ) {
    view?.asyncDelegate?.tableView(
      tableView, didEndDisplayingHeaderView: header, forSection: section)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView footer: UIView, forSection section: Int
  ) {
    view?.asyncDelegate?.tableView(
      tableView, didEndDisplayingFooterView: footer, forSection: section)
  }

  // MARK: Primary actions and two fingers

  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    forward("tableView(_:canPerformPrimaryActionForRowAt:)") {
      $0.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    } ?? true
  }

  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    view?.asyncDelegate?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    view?.asyncDelegate?.tableView(
      tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    view?.asyncDelegate?.tableView(
      tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    view?.asyncDelegate?.tableViewDidEndMultipleSelectionInteraction(tableView)
  }

  // MARK: Editing

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    forward("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
      $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forward("tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
      $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forward("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
      $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    forward("tableView(_:editActionsForRowAt:)") {
      $0.tableView(tableView, editActionsForRowAt: indexPath)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    forward("tableView(_:shouldIndentWhileEditingRowAt:)") {
      $0.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    } ?? true
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    view?.asyncDelegate?.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    view?.asyncDelegate?.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    forward("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
      $0.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    } ?? proposedDestinationIndexPath
  }

  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    forward("tableView(_:indentationLevelForRowAt:)") {
      $0.tableView(tableView, indentationLevelForRowAt: indexPath)
    } ?? 0
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    view?.asyncDelegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  // MARK: Menus

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    forward("tableView(_:contextMenuConfigurationForRowAt:point:)") {
      $0.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    } ?? nil
  }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    view?.asyncDelegate?.tableView(
      tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    view?.asyncDelegate?.tableView(
      tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    view?.asyncDelegate?.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
