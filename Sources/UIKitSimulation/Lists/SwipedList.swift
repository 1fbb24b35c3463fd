import UIKit

/// A list whose cells reveal actions when they are swiped: the common behavior of collection and table
/// views.
@MainActor protocol SwipedList: UIScrollView {
  /// The index path of the cell whose actions are revealed, or `nil`.
  var swipedIndexPath: IndexPath? { get }
  func swipedCell(at indexPath: IndexPath) -> UIView?
  func endSwipe()
}

extension UICollectionView: SwipedList {
  func swipedCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }
}

extension UITableView: SwipedList {
  func swipedCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }
}

extension SwipedList {
  /// Performs the first of the revealed actions, if a full swipe does so. Returns whether it did.
  func performFirstAction(
    of actions: UISwipeActionsConfiguration?, at indexPath: IndexPath
  ) -> Bool {
    guard let actions, actions.performsFirstActionWithFullSwipe,
      let first = actions.actions.first, let cell = swipedCell(at: indexPath)
    else { return false }
    perform(first, on: cell)
    return true
  }

  /// Performs an action of the cell whose actions are revealed. Returns whether there is such a cell.
  func performRevealed(_ action: UIContextualAction) -> Bool {
    guard let path = swipedIndexPath, let cell = swipedCell(at: path) else { return false }
    perform(action, on: cell)
    return true
  }

  /// Calls the action's handler. The cell closes when the handler calls its completion handler.
  private func perform(_ action: UIContextualAction, on cell: UIView) {
    cell.environment.bind {
      action.handler(action, cell) { [weak self] _ in self?.endSwipe() }
    }
  }
}
