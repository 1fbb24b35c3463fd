import Foundation

extension UICollectionView {
  /// Where items would be dropped at a point of the content; nil over nothing.
  private func dropDestination(at point: CGPoint) -> IndexPath? {
    indexPathForItem(at: point) ?? placeBehindLastItem(for: point)
  }

  /// The place behind the last item, for a point beyond it.
  private func placeBehindLastItem(for point: CGPoint) -> IndexPath? {
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

  private func dropItems(_ session: DropSession) -> [CollectionDropItem] {
    session.items.map { item in
      let path = dragging.path(of: item)
      let size = path.flatMap { cell(at: $0) }?.bounds.size
      return CollectionDropItem(item, from: path, previewSize: size ?? .zero)
    }
  }

  /// Whether the items are the list's own, and its data source is to move them.
  private func reorders(_ session: DropSession) -> Bool {
    dropDelegate == nil && session.local != nil && session.local === dragging.drag
  }

  /// Moves the item that was lifted, as without a drop delegate the data source does.
  private func reorder(_ session: DropSession) {
    guard let source = dragging.lifted.first?.path, dragging.destination != nil,
      beginInteractiveMovementForItem(at: source)
    else { return }
    updateInteractiveMovementTargetPosition(session.location(in: self))
    endInteractiveMovement()
  }
}

extension UICollectionView: DropTarget {
  func canHandle(_ session: DropSession) -> Bool {
    guard let dropDelegate else { return reorders(session) && session.items.count == 1 }
    return ownEnvironment.bind { dropDelegate.collectionView(self, canHandle: session) }
  }

  func dropDidEnter(_ session: DropSession) {
    dragging.drop = session
    ownEnvironment.bind { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
  }

  func dropDidUpdate(_ session: DropSession) -> UIDropProposal {
    let destination = dropDestination(at: session.location(in: self))
    dragging.destination = destination
    guard let dropDelegate else {
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    let proposal = ownEnvironment.bind {
      dropDelegate.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }
    dragging.opensGap =
      proposal.operation.takesItems
      && (proposal.intent == .insertAtDestinationIndexPath)
    return proposal
  }

  func dropDidExit(_ session: DropSession) {
    endTracking()
    ownEnvironment.bind { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
  }

  func performDrop(_ session: DropSession, _ proposal: UIDropProposal) {
    guard let dropDelegate, let proposal = proposal as? UICollectionViewDropProposal else {
      ownEnvironment.bind { reorder(session) }
      return endTracking()
    }
    let coordinator = CollectionDropCoordinator(
      session, proposal, at: dragging.destination, items: dropItems(session), in: self)
    ownEnvironment.bind {
      dropDelegate.collectionView(self, performDropWith: coordinator)
      coordinator.runAnimations()
    }
    endTracking()
  }

  func concludeDrop(_ session: DropSession) {}

  func dropDidEnd(_ session: DropSession) {
    endTracking()
    ownEnvironment.bind { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }
  }

  private func endTracking() {
    (dragging.drop, dragging.destination, dragging.opensGap) = (nil, nil, false)
  }
}
