import Foundation

extension UITableView {
  /// The edge of a row behind which swipe actions lie.
  public enum SwipeEdge: Hashable, Sendable {
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing
  }

  func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != tableState.isEditing else { return }
    tableState.isEditing = editing
    if !allowsSelectionDuringEditing || !editing {
      select(nil, animated: false, scrollPosition: .none)
    }
    for (path, cell) in visibleItems { updateEditing(of: cell, at: path, animated: animated) }
    setNeedsLayout()
  }

  /// Gives a cell the editing values of its row.
  func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
    let isEditable = isEditing && mayEdit(path)
    cell.editingStyle = isEditable ? editingStyle(at: path) : .none
    cell.shouldIndentWhileEditing = shouldIndent(at: path)
    cell.showsReorderControl = isEditing && mayMove(path)
    cell.setEditing(isEditable, animated: animated)
  }

  private func mayEdit(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return optionalMembers.ask("tableView(_:canEditRowAt:)") {
      dataSource.tableView(self, canEditRowAt: path)
    } ?? true
  }

  private func mayMove(_ path: IndexPath) -> Bool {
    ask(dataSource, "tableView(_:canMoveRowAt:)") {
      $0.tableView(self, canMoveRowAt: path)
    } ?? false
  }

  private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    ask(untranslatedDelegate, "tableView(_:editingStyleForRowAt:)") {
      $0.tableView(self, editingStyleForRowAt: path)
    } ?? .delete
  }

  private func shouldIndent(at path: IndexPath) -> Bool {
    ask(untranslatedDelegate, "tableView(_:shouldIndentWhileEditingRowAt:)") {
      $0.tableView(self, shouldIndentWhileEditingRowAt: path)
    } ?? true
  }

  // MARK: Driven steps

  /// Deletes or inserts at a row as a person does with its editing control.
  ///
  /// - Returns: whether the row may be edited, and so the data source was told.
  @discardableResult
  public func commitEditing(at indexPath: IndexPath) -> Bool {
    guard contains(indexPath), mayEdit(indexPath), let dataSource else { return false }
    let style = editingStyle(at: indexPath)
    guard style != .none else { return false }
    dataSource.tableView(self, commit: style, forRowAt: indexPath)
    return true
  }

  /// Moves a row as a person does with its reorder control; the data source moves its data.
  ///
  /// - Returns: where the row was put; nil when it may not be moved.
  @discardableResult
  public func dragRow(at indexPath: IndexPath, to proposed: IndexPath) -> IndexPath? {
    guard contains(indexPath), contains(proposed), mayMove(indexPath), let dataSource else {
      return nil
    }
    let target = allowedTarget(from: indexPath, proposed: proposed)
    guard target != indexPath else { return target }
    openBatch(completion: nil)
    dataSource.tableView(self, moveRowAt: indexPath, to: target)
    // A source of snapshots has shown the move by applying one.
    if !(dataSource is any SnapshotTableDataSource) { record([.moveItem(indexPath, to: target)]) }
    closeBatch()
    return target
  }

  private func allowedTarget(from source: IndexPath, proposed: IndexPath) -> IndexPath {
    ask(untranslatedDelegate, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
      $0.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    } ?? proposed
  }

  /// Swipes a row open and answers the actions behind its edge; `nil` when there are none.
  ///
  /// Without a delegate's answer, an editable row has a destructive action at its trailing edge that
  /// commits the deletion, as in UIKit.
  public func swipe(_ indexPath: IndexPath, from edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    endSwipe()
    guard contains(indexPath), mayEdit(indexPath),
      let actions = actions(at: indexPath, edge), !actions.actions.isEmpty
    else { return nil }
    untranslatedDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
    tableState.swipedPath = indexPath
    cellForRow(at: indexPath)?.showingDeleteConfirmation = edge == .trailing
    return actions
  }

  /// Swipes the open row shut.
  public func endSwipe() {
    guard let path = tableState.swipedPath else { return }
    tableState.swipedPath = nil
    cellForRow(at: path)?.showingDeleteConfirmation = false
    untranslatedDelegate?.tableView(self, didEndEditingRowAt: path)
  }

  private func actions(at path: IndexPath, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard let delegate = untranslatedDelegate else {
      return edge == .trailing ? deletion(at: path) : nil
    }
    switch edge {
    case .leading:
      return optionalMembers.ask(
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
      ) { delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) } ?? nil
    case .trailing:
      let answer = optionalMembers.ask(
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
      ) { delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
      return answer ?? rowActions(at: path) ?? deletion(at: path)
    }
  }

  /// The actions of a delegate that answers them in their older form.
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
      done(self?.commitEditing(at: path) ?? false)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Taps the accessory button of a row.
  public func tapAccessory(at indexPath: IndexPath) {
    guard contains(indexPath) else { return }
    untranslatedDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }
}
