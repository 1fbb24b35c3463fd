import Foundation

extension UITableView {
  /// Notifies the delegate of a tap on the accessory button of a row.
  ///
  /// Source: Apple's documentation of `tableView(_:accessoryButtonTappedForRowWith:)`.
  package func accessoryWasTapped(at path: IndexPath) {
    ownEnvironment.bind {
      untranslatedDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
  }

  /// Handles a tap on the editing control of a row.
  ///
  /// Source: Apple's Table View Programming Guide for iOS, "Inserting and Deleting Rows and
  /// Sections": an insertion is committed immediately; the deletion control reveals the button that
  /// confirms the deletion.
  func editingControlWasTapped(at path: IndexPath) {
    ownEnvironment.bind {
      guard editingStyle(at: path) == .delete else {
        commitEditingControl(at: path)
        return
      }
      guard swipedIndexPath == path else { return reveal(path, isTrailing: true) }
      endRevealing()
    }
  }

  /// Reveals the swipe actions at an edge of a row, and returns them.
  package func beginSwipe(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    endRevealing()
    guard let actions = swipeActions(at: path, isTrailing: isTrailing) else { return nil }
    untranslatedDelegate?.tableView(self, willBeginEditingRowAt: path)
    reveal(path, isTrailing: isTrailing)
    return actions
  }

  private func reveal(_ path: IndexPath, isTrailing: Bool) {
    if swipedIndexPath != nil { endRevealing() }
    swipedIndexPath = path
    let cell = cellForRow(at: path)
    cell?.showingDeleteConfirmation = isTrailing
    cell?.listState.isSwiped = true
  }

  /// Hides the revealed swipe actions. Without revealed actions, it has no effect.
  package func endRevealing() {
    guard let path = swipedIndexPath else { return }
    swipedIndexPath = nil
    let cell = cellForRow(at: path)
    cell?.showingDeleteConfirmation = false
    cell?.listState.isSwiped = false
    untranslatedDelegate?.tableView(self, didEndEditingRowAt: path)
  }
}
