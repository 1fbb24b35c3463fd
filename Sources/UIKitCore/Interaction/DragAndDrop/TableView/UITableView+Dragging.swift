import Foundation

extension UITableView {
  /// Lifts the items that the drag delegate returns for an index path, and begins the drag session.
  ///
  /// - Returns: The session, or `nil` when there is no such row, no drag delegate, or no drag item.
  package func liftItems(at indexPath: IndexPath) -> DragSession? {
    beginDrag(at: indexPath)
  }
}

extension UITableView: DraggingList {
  var hasDragDelegate: Bool { dragDelegate != nil }

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

  func willDrop(at path: IndexPath) {
    _ = dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  func items(beginning session: DragSession, at path: IndexPath) -> [UIDragItem]? {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path)
  }

  func items(joining session: DragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]? {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point)
  }

  func dragWillBegin(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func delegateDragDidEnd(_ session: DragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
}

extension UITableView: DragSource {
  package func items(addingTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
    addToDrag(session, at: point)
  }

  package func allowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  package func isRestrictedToApplication(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  package func dragDidEnd(_ session: DragSession, _ operation: UIDropOperation) {
    endDrag(session)
  }
}
