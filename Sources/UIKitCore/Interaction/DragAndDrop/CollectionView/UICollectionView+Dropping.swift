import Foundation

extension UICollectionView: DropTarget {
  package func canHandle(_ session: DropSession) -> Bool {
    acceptsDrop(session)
  }

  package func dropDidEnter(_ session: DropSession) {
    enterDrop(session)
  }

  package func dropDidUpdate(_ session: DropSession) -> UIDropProposal {
    let destination = trackDestination(of: session)
    defer { updateDropStates() }
    guard let dropDelegate else {
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    let proposal = ownEnvironment.bind {
      dropDelegate.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }
    dragging.opensGap =
      proposal.operation.takesItems && proposal.intent == .insertAtDestinationIndexPath
    dragging.targetsItem =
      proposal.operation.takesItems && proposal.intent == .insertIntoDestinationIndexPath
    return proposal
  }

  package func dropDidExit(_ session: DropSession) {
    exitDrop(session)
  }

  package func performDrop(_ session: DropSession, _ proposal: UIDropProposal) {
    defer { leaveDrop() }
    guard let dropDelegate, let proposal = proposal as? UICollectionViewDropProposal else {
      return ownEnvironment.bind { reorder(session) }
    }
    let coordinator = CollectionDropCoordinator(session, proposal, in: self)
    coordinator.perform { dropDelegate.collectionView(self, performDropWith: coordinator) }
  }

  package func dropDidEnd(_ session: DropSession) {
    endDrop(session)
  }

  func delegateCanHandle(_ session: DropSession) -> Bool? {
    dropDelegate?.collectionView(self, canHandle: session)
  }

  func delegateDropDidEnter(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func delegateDropDidExit(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func delegateDropDidEnd(_ session: DropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func leaveDrop() {
    endTracking()
    updateDropStates()
  }

  /// Moves the lifted item through the data source, which is the default behavior without a drop
  /// delegate.
  private func reorder(_ session: DropSession) {
    guard let source = dragging.lifted.first?.path, dragging.destination != nil,
      beginInteractiveMovementForItem(at: source)
    else { return }
    updateInteractiveMovementTargetPosition(session.location(in: self))
    endInteractiveMovement()
  }
}
