import Foundation
import UIKit

extension UICollectionView {
  /// The titles of the section index from the data source, or `nil` if it provides none.
  ///
  /// UIKit's documentation of `indexTitles(for:)` (iOS 14).
  public var indexTitles: [String]? { shownIndexTitles }

  /// Simulates a two-finger pan over items, which selects them in order.
  ///
  /// UIKit's documentation of `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`: the delegate
  /// has to agree. Items are selected only if multiple selection is allowed after the delegate was notified
  /// of the beginning.
  ///
  /// - Returns: `true` if the delegate agreed.
  @discardableResult
  public func drawTwoFingers(from first: IndexPath, to last: IndexPath) -> Bool {
    guard hasItem(at: first), hasItem(at: last), let delegate else { return false }
    return ownEnvironment.bind {
      guard delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: first) else {
        return false
      }
      delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: first)
      selectByPan(from: first, to: last)
      delegate.collectionViewDidEndMultipleSelectionInteraction(self)
      return true
    }
  }

  /// Simulates a touch on a title of the section index, which scrolls the title's item to the start.
  ///
  /// UIKit's documentation of `collectionView(_:indexPathForIndexTitle:at:)`: a data source that returns
  /// titles has to implement the method. One that does not is the violation `missing-index-path`.
  ///
  /// - Parameter index: the index of the title; one that is out of range does nothing.
  public func scrollToItem(forIndexTitleAt index: Int) {
    guard let titles = indexTitles, titles.indices.contains(index) else { return }
    guard let path = indexPath(forIndexTitle: titles[index], at: index) else { return }
    let isHorizontal = contentSize.width > bounds.width
    scrollToItem(at: path, at: isHorizontal ? .left : .top, animated: false)
  }

  /// The edge of an item from which a swipe reveals actions.
  public enum SwipeEdge: Hashable, Sendable {
    /// The leading edge: left in left-to-right interfaces.
    case leading
    /// The trailing edge: right in left-to-right interfaces.
    case trailing
  }

  /// Simulates a swipe that reveals the actions of a list cell.
  ///
  /// Asks the provider of the section's list configuration. A cell that is no list cell, a section that is no
  /// list, and a collection view that is edited have no actions.
  ///
  /// - Returns: the revealed actions; `nil` when there are none.
  public func swipe(_ indexPath: IndexPath, from edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    beginSwipe(at: indexPath, isTrailing: edge == .trailing)
  }

  /// Simulates closing the item whose actions are revealed. Does nothing if there is none.
  public func endSwipe() { endSwiping() }

  /// Simulates a swipe over the whole width of a list cell, which performs the first action.
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
  /// The action's handler runs; the item closes when the handler calls its completion.
  ///
  /// - Returns: `true` if the actions of an item are revealed and the action was performed.
  @discardableResult
  public func tapSwipeAction(_ action: UIContextualAction) -> Bool {
    performRevealed(action)
  }

  /// Simulates a tap on an accessory of a list cell.
  ///
  /// Runs the accessory's action. Without one, an outline disclosure expands or collapses its item. An
  /// accessory that its options or the editing state hide cannot be tapped.
  ///
  /// - Returns: `true` if an action ran or an item was expanded or collapsed.
  @discardableResult
  public func tapAccessory(
    _ type: UICellAccessory.AccessoryType, at indexPath: IndexPath
  ) -> Bool {
    guard let cell = cellForItem(at: indexPath) as? UICollectionViewListCell,
      let accessory = cell.accessories.first(where: {
        $0.accessoryType == type && !$0.isHidden
          && $0.displayedState.isShown(whileEditing: isEditing)
      })
    else { return false }
    return cell.perform(accessory)
  }
}

extension UICollectionViewCell {
  /// Simulates the cell's drag state. The cell is configured again for the new state.
  ///
  /// UIKit's documentation of `dragStateDidChange(_:)`: the cell is notified of each change.
  public func drag(to state: DragState) {
    setDragState(state)
  }
}
