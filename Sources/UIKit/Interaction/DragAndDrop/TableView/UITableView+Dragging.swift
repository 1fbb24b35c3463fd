import Foundation

extension UITableView {
  /// Simulates lifting a row to drag it.
  ///
  /// Rules: UIKit's documentation of `UITableViewDragDelegate`: the delegate provides the dragged
  /// items, the cell is lifted, the session begins, the cell is dragged.
  ///
  /// - Returns: The simulated drag gesture, or `nil` if there is no such row, no delegate, or
  ///   nothing to drag.
  public func beginDrag(at indexPath: IndexPath) -> DragGesture? {
    guard dragInteractionEnabled, contains(indexPath), let dragDelegate else { return nil }
    return beginDrag(at: indexPath) { session in
      dragDelegate.tableView(self, itemsForBeginning: session, at: indexPath)
    }
  }
}

extension UITableView: DraggingList {
  var hasDropDelegate: Bool { dropDelegate != nil }

  func itemCell(at path: IndexPath) -> UITableViewCell? { cellForRow(at: path) }

  func itemFrame(at path: IndexPath) -> CGRect { rectForRow(at: path) }

  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func placeBehindLastItem(for point: CGPoint) -> IndexPath? {
    let counts = knownCounts
    guard let count = counts.last, count > 0 else { return nil }
    let section = counts.count - 1
    let frame = rectForRow(at: IndexPath(row: count - 1, section: section))
    return point.y >= frame.maxY ? IndexPath(row: count, section: section) : nil
  }

  func insertDroppedItem(at path: IndexPath, _ change: @escaping (IndexPath) -> Void) {
    performBatchUpdates {
      change(path)
      insertRows(at: [path], with: .automatic)
    }
  }

  func willLift(at path: IndexPath) {
    _ = dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
}

extension UITableView: DragSource {
  func items(addingTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard let dragDelegate, let path = indexPathForRow(at: point) else { return [] }
    return addToDrag(at: path) {
      dragDelegate.tableView(self, itemsForAddingTo: session, at: path, point: point)
    }
  }

  func allowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestrictedToApplication(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragDidEnd(_ session: DragSession, _ operation: UIDropOperation) {
    endDrag()
    ownEnvironment.bind { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
  }
}
