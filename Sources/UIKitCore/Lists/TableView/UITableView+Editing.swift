import Foundation

extension UITableView {
  func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != tableState.isEditing else { return }
    tableState.isEditing = editing
    if !allowsSelectionDuringEditing || !editing {
      select(nil, animated: false, scrollPosition: .none)
    }
    for (path, cell) in visibleItems { updateEditing(of: cell, at: path, animated: animated) }
    setNeedsLayout()
  }

  /// Sets the editing values of a cell to those of its row.
  func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
    let isEditable = isEditing && mayEdit(path)
    cell.editingStyle = isEditable ? editingStyle(at: path) : .none
    cell.shouldIndentWhileEditing = shouldIndent(at: path)
    cell.showsReorderControl = isEditing && mayMove(path)
    cell.isInEditingTable = isEditing
    cell.selectsWhileEditing = allowsMultipleSelectionDuringEditing
    cell.setEditing(isEditable, animated: animated)
  }

  func mayEdit(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return optionalMembers.ask("tableView(_:canEditRowAt:)") {
      dataSource.tableView(self, canEditRowAt: path)
    } ?? true
  }

  func mayMove(_ path: IndexPath) -> Bool {
    ask(dataSource, "tableView(_:canMoveRowAt:)") {
      $0.tableView(self, canMoveRowAt: path)
    } ?? false
  }

  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    ask(untranslatedDelegate, "tableView(_:editingStyleForRowAt:)") {
      $0.tableView(self, editingStyleForRowAt: path)
    } ?? .delete
  }

  private func shouldIndent(at path: IndexPath) -> Bool {
    ask(untranslatedDelegate, "tableView(_:shouldIndentWhileEditingRowAt:)") {
      $0.tableView(self, shouldIndentWhileEditingRowAt: path)
    } ?? true
  }

  /// The row whose swipe actions are revealed, or `nil`.
  package var swipedIndexPath: IndexPath? {
    get { tableState.swipedPath }
    set { tableState.swipedPath = newValue }
  }

  /// Notifies the data source of a tap on the editing control of a row.
  ///
  /// - Returns: `true` if the row can be edited and the data source was notified.
  @discardableResult
  package func commitEditingControl(at indexPath: IndexPath) -> Bool {
    guard contains(indexPath), mayEdit(indexPath), let dataSource else { return false }
    let style = editingStyle(at: indexPath)
    guard style != .none else { return false }
    dataSource.tableView(self, commit: style, forRowAt: indexPath)
    return true
  }

  /// Moves a row to an index path, which the delegate may change. The data source moves its data.
  ///
  /// - Returns: The index path of the row after the move, or `nil` when it cannot be moved.
  @discardableResult
  package func moveByReorderControl(
    from indexPath: IndexPath, to proposed: IndexPath
  ) -> IndexPath? {
    guard contains(proposed), beginReorder(at: indexPath) else { return nil }
    continueReordering(to: proposed)
    return endReordering(isCancelled: false)
  }

  /// Notifies the data source to move a row, and shows the move.
  func moveData(from indexPath: IndexPath, to target: IndexPath) {
    guard let dataSource else { return }
    openBatch(completion: nil)
    dataSource.tableView(self, moveRowAt: indexPath, to: target)
    // A diffable data source has shown the move by applying a snapshot.
    if !(dataSource is any SnapshotTableDataSource) { record([.moveItem(indexPath, to: target)]) }
    closeBatch()
  }

  func allowedTarget(from source: IndexPath, proposed: IndexPath) -> IndexPath {
    ask(untranslatedDelegate, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
      $0.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    } ?? proposed
  }

  /// Returns the swipe actions at an edge of a row, or `nil` when there are none or the row cannot
  /// be edited.
  ///
  /// Without a delegate method, an editable row has a destructive action at its trailing edge that
  /// deletes the row, as in UIKit.
  package func swipeActions(
    at path: IndexPath, isTrailing: Bool
  ) -> UISwipeActionsConfiguration? {
    guard contains(path), mayEdit(path) else { return nil }
    let actions = isTrailing ? trailingActions(at: path) : leadingActions(at: path)
    return actions?.actions.isEmpty == false ? actions : nil
  }

  private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let delegate = untranslatedDelegate else { return nil }
    return optionalMembers.ask("tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
      delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    } ?? nil
  }

  private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let delegate = untranslatedDelegate else { return deletion(at: path) }
    let answer = optionalMembers.ask("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    return answer ?? rowActions(at: path) ?? deletion(at: path)
  }

  /// Returns the delegate's row actions, the older form of swipe actions, or `nil`.
  private func rowActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let delegate = untranslatedDelegate else { return nil }
    let answer = optionalMembers.ask("tableView(_:editActionsForRowAt:)") {
      delegate.tableView(self, editActionsForRowAt: path)
    }
    guard let actions = answer ?? nil else { return nil }
    return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: path) })
  }

  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard editingStyle(at: path) == .delete else { return nil }
    let title = untranslatedDelegate.flatMap { delegate in
      optionalMembers.ask("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") {
        delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
      } ?? nil
    }
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      done(self?.commitEditingControl(at: path) ?? false)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

/// A table view's data source that shows each change of its data itself, by applying a snapshot.
@MainActor package protocol SnapshotTableDataSource: AnyObject {}
