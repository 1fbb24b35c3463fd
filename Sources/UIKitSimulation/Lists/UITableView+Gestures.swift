import Foundation
import UIKit

extension UITableView {
  /// The titles of the section index, or `nil` while no index is displayed.
  public var sectionIndexTitles: [String]? { shownSectionIndexTitles }

  /// The edge of a row from which a swipe reveals actions.
  public enum SwipeEdge: Hashable, Sendable {
    /// The leading edge: left in left-to-right interfaces.
    case leading
    /// The trailing edge: right in left-to-right interfaces.
    case trailing
  }

  /// Simulates a swipe that reveals the actions of a row.
  ///
  /// Without an answer of the delegate, an editable row has a destructive action at its trailing edge that
  /// commits the deletion, as in UIKit.
  ///
  /// - Returns: the revealed actions; `nil` when there are none or the row may not be edited.
  public func swipe(_ indexPath: IndexPath, from edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    beginSwipe(at: indexPath, isTrailing: edge == .trailing)
  }

  /// Simulates closing the row whose actions are revealed. Does nothing if there is none.
  public func endSwipe() {
    endRevealing()
  }

  /// Simulates a swipe over the whole width of a row, which performs the first action.
  ///
  /// Apple's documentation of `performsFirstActionWithFullSwipe`.
  ///
  /// - Returns: `true` if an action was performed.
  @discardableResult
  public func fullSwipe(_ indexPath: IndexPath, from edge: SwipeEdge) -> Bool {
    performFirstAction(of: swipe(indexPath, from: edge), at: indexPath)
  }

  /// Simulates a tap on an action that a swipe revealed.
  ///
  /// The action's handler runs; the row closes when the handler calls its completion.
  ///
  /// - Returns: `true` if the actions of a row are revealed and the action was performed.
  @discardableResult
  public func tapSwipeAction(_ action: UIContextualAction) -> Bool {
    performRevealed(action)
  }

  /// Simulates a tap on the editing control of a row, which deletes or inserts the row.
  ///
  /// - Returns: `true` if the row may be edited and the data source was notified.
  @discardableResult
  public func commitEditing(at indexPath: IndexPath) -> Bool {
    commitEditingControl(at: indexPath)
  }

  /// Simulates dragging a row by its reordering control.
  ///
  /// The data source moves its data. The delegate may choose another destination.
  ///
  /// - Returns: the index path of the row after the move; `nil` when it may not be moved.
  @discardableResult
  public func dragRow(at indexPath: IndexPath, to proposed: IndexPath) -> IndexPath? {
    moveByReorderControl(from: indexPath, to: proposed)
  }

  /// Simulates a tap on the accessory button of a row. Does nothing for a row that does not exist.
  public func tapAccessory(at indexPath: IndexPath) {
    guard hasRow(at: indexPath) else { return }
    accessoryWasTapped(at: indexPath)
  }

  /// Simulates a two-finger pan over rows, which selects them in order.
  ///
  /// UIKit's documentation of `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`: the delegate has to
  /// agree and `allowsMultipleSelectionDuringEditing` has to be `true`. The table enters editing mode.
  ///
  /// - Returns: `true` if the delegate agreed.
  @discardableResult
  public func drawTwoFingers(from first: IndexPath, to last: IndexPath) -> Bool {
    guard hasRow(at: first), hasRow(at: last), allowsMultipleSelectionDuringEditing,
      let delegate = untranslatedDelegate
    else {
      return false
    }
    return ownEnvironment.bind {
      guard delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: first) else {
        return false
      }
      setEditing(true, animated: true)
      delegate.tableView(self, didBeginMultipleSelectionInteractionAt: first)
      selectByPan(from: first, to: last)
      delegate.tableViewDidEndMultipleSelectionInteraction(self)
      return true
    }
  }

  /// Simulates a touch on a title of the section index, which scrolls to the title's section.
  ///
  /// - Parameter index: the index of the title; one that is out of range does nothing.
  public func scrollToSection(forIndexTitleAt index: Int) {
    guard let titles = sectionIndexTitles, titles.indices.contains(index), let dataSource
    else { return }
    let section =
      optionalMembers.ask("tableView(_:sectionForSectionIndexTitle:at:)") {
        dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
      } ?? index
    guard section >= 0, section < numberOfSections else { return }
    contentOffset = offsetInRange(
      CGPoint(x: contentOffset.x, y: rect(forSection: section).minY - adjustedContentInset.top))
  }
}

extension UITableViewCell {
  /// Simulates the cell's drag state. The cell is configured again for the new state.
  ///
  /// UIKit's documentation of `dragStateDidChange(_:)`: the cell is notified of each change.
  public func drag(to state: DragState) {
    setDragState(state)
  }
}
