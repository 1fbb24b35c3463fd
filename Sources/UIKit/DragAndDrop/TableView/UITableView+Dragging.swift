import Foundation

extension UITableView {
  /// Lifts a row to drag it. A driven step.
  ///
  /// Rules: UIKit's documentation of `UITableViewDragDelegate`: the delegate answers what is dragged,
  /// the cell is lifted, the session begins, the cell is dragged.
  ///
  /// - Returns: the finger; nil when there is no such row, no delegate, or nothing to drag.
  public func beginDrag(at indexPath: IndexPath) -> DragGesture? {
    guard dragInteractionEnabled, dragging.drag == nil, contains(indexPath), let dragDelegate else {
      return nil
    }
    let session = DragSession(source: self)
    session.move(to: middle(of: indexPath), in: self)
    let items = ownEnvironment.bind {
      dragDelegate.tableView(self, itemsForBeginning: session, at: indexPath)
    }
    guard !items.isEmpty else { return nil }
    session.add(items)
    dragging.drag = session
    lift(items, at: indexPath)
    ownEnvironment.bind { dragDelegate.tableView(self, dragSessionWillBegin: session) }
    for entry in dragging.lifted { cell(at: entry.path)?.drag(to: .dragging) }
    return DragGesture(session, from: self)
  }

  private func lift(_ items: [UIDragItem], at path: IndexPath) {
    dragging.lifted += items.map { ($0, path) }
    _ = dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    cell(at: path)?.drag(to: .lifting)
  }

  private func middle(of path: IndexPath) -> CGPoint {
    let frame = rectForRow(at: path)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func cell(at path: IndexPath) -> UITableViewCell? { cellForRow(at: path) }
}

extension UITableView: DragSource {
  var dragView: UIView? { self }

  func items(addingTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard let dragDelegate, let path = indexPathForRow(at: point) else { return [] }
    let items = ownEnvironment.bind {
      dragDelegate.tableView(self, itemsForAddingTo: session, at: path, point: point)
    }
    guard !items.isEmpty else { return [] }
    lift(items, at: path)
    cell(at: path)?.drag(to: .dragging)
    return items
  }

  func allowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestrictedToApplication(_ session: DragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragDidMove(_ session: DragSession) {}

  func dragWillEnd(_ session: DragSession, _ operation: UIDropOperation) {}

  func dragDidEnd(_ session: DragSession, _ operation: UIDropOperation) {
    let lifted = dragging.lifted
    (dragging.drag, dragging.lifted) = (nil, [])
    for entry in lifted { cell(at: entry.path)?.drag(to: .none) }
    ownEnvironment.bind { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
  }
}
