import Foundation
import UIKit

extension UICollectionView {
  /// Simulates a long press that lifts an item to drag it.
  ///
  /// UIKit's documentation of `UICollectionViewDragDelegate`: the delegate returns the items, the cell is
  /// lifted, the session begins, the cell is dragged.
  ///
  /// - Returns: the gesture; `nil` when there is no such item, no drag delegate, or nothing to drag.
  public func beginDrag(at indexPath: IndexPath) -> RuntimeDragGesture? {
    liftItems(at: indexPath).map { RuntimeDragGesture($0, from: self) }
  }
}

extension UITableView {
  /// Simulates a long press that lifts a row to drag it.
  ///
  /// UIKit's documentation of `UITableViewDragDelegate`: the delegate returns the items, the cell is lifted,
  /// the session begins, the cell is dragged.
  ///
  /// - Returns: the gesture; `nil` when there is no such row, no drag delegate, or nothing to drag.
  public func beginDrag(at indexPath: IndexPath) -> RuntimeDragGesture? {
    liftItems(at: indexPath).map { RuntimeDragGesture($0, from: self) }
  }
}

extension UIDragInteraction {
  /// Simulates a long press at a point of the view, which lifts the items that the delegate
  /// provides.
  ///
  /// - Parameter point: the location in the coordinate space of the interaction's view, in points.
  /// - Returns: the gesture; `nil` when the delegate returns no items or the interaction is not enabled.
  public func beginDrag(at point: CGPoint) -> RuntimeDragGesture? {
    liftItems(at: point).map { RuntimeDragGesture($0, from: self) }
  }
}
