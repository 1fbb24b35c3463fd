import Foundation

extension UITableView: DropTarget {
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
      openGap(for: session)
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    let proposal = ownEnvironment.bind {
      dropDelegate.tableView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }
    dragging.opensGap =
      proposal.operation.takesItems
      && (proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic)
    dragging.targetsItem =
      proposal.operation.takesItems && proposal.intent == .insertIntoDestinationIndexPath
    if dragging.opensGap { openGap(for: session) } else { showGap(nil) }
    return proposal
  }

  package func dropDidExit(_ session: DropSession) {
    exitDrop(session)
  }

  package func performDrop(_ session: DropSession, _ proposal: UIDropProposal) {
    defer { leaveDrop() }
    showGap(nil)
    guard let dropDelegate, let proposal = proposal as? UITableViewDropProposal else {
      return ownEnvironment.bind { reorder() }
    }
    let coordinator = TableDropCoordinator(session, proposal, in: self)
    coordinator.perform { dropDelegate.tableView(self, performDropWith: coordinator) }
  }

  package func dropDidEnd(_ session: DropSession) {
    endDrop(session)
  }

  func delegateCanHandle(_ session: DropSession) -> Bool? {
    dropDelegate?.tableView(self, canHandle: session)
  }

  func delegateDropDidEnter(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func delegateDropDidExit(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func delegateDropDidEnd(_ session: DropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  /// Opens a gap for the dragged items at the destination.
  private func openGap(for session: DropSession) {
    let isOwn = session.local != nil && session.local === dragging.drag
    let source = isOwn ? dragging.lifted.first?.path : nil
    showGap(dragging.destination.map { RowGap(source: source, target: $0) })
  }

  func leaveDrop() {
    endTracking()
    updateDropStates()
    showGap(nil)
  }

  /// Moves the lifted row through the data source, which is the default behavior without a drop
  /// delegate. Below the last row, it becomes the last one.
  private func reorder() {
    guard let source = dragging.lifted.first?.path, let target = dragging.destination else {
      return
    }
    let last = numberOfRows(inSection: target.section) - 1
    moveByReorderControl(
      from: source, to: IndexPath(row: min(target.row, last), section: target.section))
  }
}
