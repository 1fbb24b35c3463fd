import Foundation

extension UICollectionView {
  /// Simulates lifting an item to drag it.
  ///
  /// Rules: UIKit's documentation of `UICollectionViewDragDelegate`: the delegate provides the
  /// dragged items, the cell is lifted, the session begins, the cell is dragged.
  ///
  /// - Returns: The simulated drag gesture, or `nil` if there is no such item, no delegate, or
  ///   nothing to drag.
  public func beginDrag(at indexPath: IndexPath) -> DragGesture? {
    guard dragInteractionEnabled, contains(indexPath), let dragDelegate else { return nil }
    return beginDrag(at: indexPath) { session in
      dragDelegate.collectionView(self, itemsForBeginning: session, at: indexPath)
    }
  }
}

extension UICollectionView: DraggingList {
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

  func dragWillBegin(_ session: DragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
}

extension UICollectionView: DragSource {
  func items(addingTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard let dragDelegate, let path = indexPathForItem(at: point) else { return [] }
    return addToDrag(at: path) {
      dragDelegate.collectionView(self, itemsForAddingTo: session, at: path, point: point)
    }
  }

  func allowsMove(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestrictedToApplication(_ session: DragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func dragDidEnd(_ session: DragSession, _ operation: UIDropOperation) {
    endDrag()
    ownEnvironment.bind { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
  }
}
