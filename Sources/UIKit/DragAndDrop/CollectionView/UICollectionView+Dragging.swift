import Foundation

extension UICollectionView {
  /// Lifts an item to drag it. A driven step.
  ///
  /// Rules: UIKit's documentation of `UICollectionViewDragDelegate`: the delegate answers what is dragged,
  /// the cell is lifted, the session begins, the cell is dragged.
  ///
  /// - Returns: the finger; nil when there is no such item, no delegate, or nothing to drag.
  public func beginDrag(at indexPath: IndexPath) -> DragGesture? {
    guard dragInteractionEnabled, dragging.drag == nil, contains(indexPath), let dragDelegate else {
      return nil
    }
    let session = DragSession(source: self)
    session.move(to: middle(of: indexPath), in: self)
    let items = ownEnvironment.bind {
      dragDelegate.collectionView(self, itemsForBeginning: session, at: indexPath)
    }
    guard !items.isEmpty else { return nil }
    session.add(items)
    dragging.drag = session
    lift(items, at: indexPath)
    ownEnvironment.bind { dragDelegate.collectionView(self, dragSessionWillBegin: session) }
    for entry in dragging.lifted { cell(at: entry.path)?.drag(to: .dragging) }
    return DragGesture(session, from: self)
  }

  private func lift(_ items: [UIDragItem], at path: IndexPath) {
    dragging.lifted += items.map { ($0, path) }
    _ = dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    cell(at: path)?.drag(to: .lifting)
  }

  private func middle(of path: IndexPath) -> CGPoint {
    let frame = layoutAttributesForItem(at: path)?.frame ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? { cellForItem(at: path) }
}

extension UICollectionView: DragSource {
  var dragView: UIView? { self }

  func items(addingTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard let dragDelegate, let path = indexPathForItem(at: point) else { return [] }
    let items = ownEnvironment.bind {
      dragDelegate.collectionView(self, itemsForAddingTo: session, at: path, point: point)
    }
    guard !items.isEmpty else { return [] }
    lift(items, at: path)
    cell(at: path)?.drag(to: .dragging)
    return items
  }

  func allowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestrictedToApplication(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragDidMove(_ session: DragSession) {}

  func dragWillEnd(_ session: DragSession, _ operation: UIDropOperation) {}

  func dragDidEnd(_ session: DragSession, _ operation: UIDropOperation) {
    let lifted = dragging.lifted
    (dragging.drag, dragging.lifted) = (nil, [])
    for entry in lifted { cell(at: entry.path)?.drag(to: .none) }
    ownEnvironment.bind { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
  }
}
