import Foundation

extension UITableView {
  /// Where items would be dropped at a point of the content; nil over nothing.
  private func dropDestination(at point: CGPoint) -> IndexPath? {
    indexPathForRow(at: point) ?? placeBehindLastItem(for: point)
  }

  /// The place behind the last row, for a point below it.
  private func placeBehindLastItem(for point: CGPoint) -> IndexPath? {
    let counts = knownCounts
    guard let count = counts.last, count > 0 else { return nil }
    let section = counts.count - 1
    let frame = rectForRow(at: IndexPath(row: count - 1, section: section))
    return point.y >= frame.maxY ? IndexPath(row: count, section: section) : nil
  }

  private func dropItems(_ session: DropSession) -> [TableDropItem] {
    session.items.map { item in
      let path = dragging.path(of: item)
      let size = path.flatMap { cell(at: $0) }?.bounds.size
      return TableDropItem(item, from: path, previewSize: size ?? .zero)
    }
  }

  /// Whether the items are the list's own, and its data source is to move them.
  private func reorders(_ session: DropSession) -> Bool {
    dropDelegate == nil && session.local != nil && session.local === dragging.drag
  }

  /// Moves the row that was lifted, as without a drop delegate the data source does; below the last
  /// row it becomes the last one.
  private func reorder(_ session: DropSession) {
    guard let source = dragging.lifted.first?.path, let target = dragging.destination else {
      return
    }
    let last = numberOfRows(inSection: target.section) - 1
    dragRow(at: source, to: IndexPath(row: min(target.row, last), section: target.section))
  }
}

extension UITableView: DropTarget {
  func canHandle(_ session: DropSession) -> Bool {
    guard let dropDelegate else { return reorders(session) && session.items.count == 1 }
    return ownEnvironment.bind { dropDelegate.tableView(self, canHandle: session) }
  }

  func dropDidEnter(_ session: DropSession) {
    dragging.drop = session
    ownEnvironment.bind { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  }

  func dropDidUpdate(_ session: DropSession) -> UIDropProposal {
    let destination = dropDestination(at: session.location(in: self))
    dragging.destination = destination
    guard let dropDelegate else {
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    let proposal = ownEnvironment.bind {
      dropDelegate.tableView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
    }
    dragging.opensGap =
      proposal.operation.takesItems
      && (proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic)
    return proposal
  }

  func dropDidExit(_ session: DropSession) {
    endTracking()
    ownEnvironment.bind { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  }

  func performDrop(_ session: DropSession, _ proposal: UIDropProposal) {
    guard let dropDelegate, let proposal = proposal as? UITableViewDropProposal else {
      ownEnvironment.bind { reorder(session) }
      return endTracking()
    }
    let coordinator = TableDropCoordinator(
      session, proposal, at: dragging.destination, items: dropItems(session), in: self)
    ownEnvironment.bind {
      dropDelegate.tableView(self, performDropWith: coordinator)
      coordinator.runAnimations()
    }
    endTracking()
  }

  func concludeDrop(_ session: DropSession) {}

  func dropDidEnd(_ session: DropSession) {
    endTracking()
    ownEnvironment.bind { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
  }

  private func endTracking() {
    (dragging.drop, dragging.destination, dragging.opensGap) = (nil, nil, false)
  }
}
