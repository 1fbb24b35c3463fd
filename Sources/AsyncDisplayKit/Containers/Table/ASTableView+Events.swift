import UIKit

extension ASTableView {
  /// Returns the cell of a row.
  func cell(forRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: Self.nodeIdentifier, for: indexPath)
    guard let nodeCell = cell as? TableNodeCell else { return cell }
    nodeCell.table = self
    // Decided here: as in collections, the dequeued cell is selected already.
    let isSelected = indexPathsForSelectedRows?.contains(indexPath) == true
    nodeCell.setSelected(isSelected, animated: false)
    nodeCell.element = dataController.visibleMap.elementForItem(at: indexPath)
    return nodeCell
  }

  /// Notifies the node and the delegate that a row is about to be displayed.
  ///
  /// Source: `ASTableView.mm`, `-tableView:willDisplayCell:forRowAtIndexPath:`.
  func willDisplay(_ cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard let element = (cell as? TableNodeCell)?.element else { return }
    displayed.add(element)
    element.node.displayingScrollView = self
    rangeController.setNeedsUpdate()
    tell("tableNode(_:willDisplayRowWith:)") {
      $0.tableNode($1, willDisplayRowWith: element.node)
    } older: { delegate in
      let told: Void? = optionalMembers.ask("tableView(_:willDisplay:forRowAt:)") {
        delegate.tableView(self, willDisplay: element.node, forRowAt: indexPath)
      }
      if told == nil { delegate.tableView(self, willDisplayNodeForRowAt: indexPath) }
    }
  }

  /// Notifies the node and the delegate that a row is no longer displayed.
  ///
  /// Source: `ASTableView.mm`, `-tableView:didEndDisplayingCell:forRowAtIndexPath:`.
  func didEndDisplaying(_ cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard let element = (cell as? TableNodeCell)?.element else { return }
    displayed.remove(element)
    rangeController.setNeedsUpdate()
    tell("tableNode(_:didEndDisplayingRowWith:)") {
      $0.tableNode($1, didEndDisplayingRowWith: element.node)
    } older: {
      $0.tableView(self, didEndDisplaying: element.node, forRowAt: indexPath)
    }
    element.node.displayingScrollView = nil
  }

  /// Calls the delegate method that takes the node, or else the older one.
  private func tell(
    _ member: OptionalMember, _ event: (any ASTableDelegate, ASTableNode) -> Void,
    older: (any ASTableDelegate) -> Void
  ) {
    guard let delegate = asyncDelegate else { return }
    let told: Void? = tableNode.flatMap { node in
      node.optionalMembers.ask(member) { event(delegate, node) }
    }
    if told == nil { older(delegate) }
  }

  /// Moves a row of the data source, if it implements the move, and of the data controller, after the view has
  /// moved it.
  ///
  /// Source: `ASTableView.mm`, `-tableView:moveRowAtIndexPath:toIndexPath:`.
  func moveRowInteractively(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let source = asyncDataSource else { return }
    _ = optionalMembers.ask("tableView(_:moveRowAt:to:)") {
      source.tableView(self, moveRowAt: indexPath, to: newIndexPath)
    }
    followMove { self.moveRow(at: indexPath, to: newIndexPath) }
  }
}
