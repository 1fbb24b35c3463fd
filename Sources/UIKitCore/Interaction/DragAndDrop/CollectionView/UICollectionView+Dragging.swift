import Foundation

extension UICollectionView {
  /// Lifts the items that the drag delegate returns for an index path, and begins the drag session.
  ///
  /// - Returns: The session, or `nil` when there is no such item, no drag delegate, or no drag
  ///   item.
  package func liftItems(at indexPath: IndexPath) -> DragSession? {
    beginDrag(at: indexPath)
  }
}

extension UICollectionView: DraggingList {
  var hasDragDelegate: Bool { dragDelegate != nil }

  var hasDropDelegate: Bool { dropDelegate != nil }

  func itemCell(at path: IndexPath) -> UICollectionViewCell? { cellForItem(at: path) }

  func itemFrame(at path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.frame ?? .zero
  }

  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func placeBehindLastItem(for point: CGPoint) -> IndexPath? {
    guard let section = knownCounts.lastIndex(where: { $0 > 0 }), section == numberOfSections - 1,
      let last = layoutAttributesForItem(
        at: IndexPath(item: knownCounts[section] - 1, section: section))
    else { return nil }
    let frame = last.frame
    guard point.y >= frame.maxY || (point.y >= frame.minY && point.x >= frame.maxX) else {
      return nil
    }
    return IndexPath(item: knownCounts[section], section: section)
  }

  func insertDroppedItem(at path: IndexPath, _ change: @escaping (IndexPath) -> Void) {
    performBatchUpdates {
      change(path)
      insertItems(at: [path])
    }
  }

  func willLift(at path: IndexPath) {
    _ = dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func willDrop(at path: IndexPath) {
    _ = dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  func items(beginning session: DragSession, at path: IndexPath) -> [UIDragItem]? {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path)
  }

  func items(joining session: DragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]? {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point)
  }

  func dragWillBegin(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func delegateDragDidEnd(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
}

extension UICollectionView: DragSource {
  package func items(addingTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
    addToDrag(session, at: point)
  }

  package func allowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  package func isRestrictedToApplication(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  package func dragDidEnd(_ session: DragSession, _ operation: UIDropOperation) {
    endDrag(session)
  }
}
