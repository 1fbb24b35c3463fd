import Foundation
import UIKit

/// A gesture that drags a row of a table by its reorder control.
///
/// Apple's Table View Programming Guide for iOS, "Managing the Reordering of Rows": while the finger moves,
/// the delegate is asked for each proposed place and other rows make room; when it is lifted, the data source
/// moves its data. Main actor.
@preconcurrency @MainActor public final class RuntimeRowReorderGesture {
  private weak var table: UITableView?

  init(_ table: UITableView) {
    self.table = table
  }

  /// Moves the finger over a row and proposes its position to the delegate. Updates the layout.
  public func move(over indexPath: IndexPath) {
    table?.continueReordering(to: indexPath)
    table?.layoutIfNeeded()
  }

  /// Lifts the finger. The data source moves the row in its data if the position changed.
  ///
  /// - Returns: the index path of the row; `nil` if the gesture is over.
  @discardableResult
  public func end() -> IndexPath? { finish(isCancelled: false) }

  /// Cancels the gesture. The row returns to its original position.
  public func cancel() { finish(isCancelled: true) }

  @discardableResult
  private func finish(isCancelled: Bool) -> IndexPath? {
    defer { table = nil }
    let place = table?.endReordering(isCancelled: isCancelled)
    table?.layoutIfNeeded()
    return place
  }
}

extension UITableView {
  /// Simulates a touch on the reorder control of a row.
  ///
  /// - Returns: the gesture; `nil` when the row may not be moved or another one is being moved.
  public func beginReordering(at indexPath: IndexPath) -> RuntimeRowReorderGesture? {
    beginReorder(at: indexPath) ? RuntimeRowReorderGesture(self) : nil
  }
}
