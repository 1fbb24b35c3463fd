import UIKit

extension ASTableView {
  /// The cell of a row.
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
  func willDisplay(_ cell: UITableViewCell) {
    guard let element = (cell as? TableNodeCell)?.element else { return }
    displayed.add(element)
    rangeController.setNeedsUpdate()
    guard let node = tableNode else { return }
    asyncDelegate?.tableNode(node, willDisplayRowWith: element.node)
  }

  /// Notifies the node and the delegate that a row is no longer displayed.
  func didEndDisplaying(_ cell: UITableViewCell) {
    guard let element = (cell as? TableNodeCell)?.element else { return }
    displayed.remove(element)
    rangeController.setNeedsUpdate()
    guard let node = tableNode else { return }
    asyncDelegate?.tableNode(node, didEndDisplayingRowWith: element.node)
  }

  /// Moves a row of the data, then of the container, which the view has moved already.
  func moveRowInteractively(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let source = asyncDataSource else { return }
    let moved: Void? = optionalMembers.ask("tableView(_:moveRowAt:to:)") {
      source.tableView(self, moveRowAt: indexPath, to: newIndexPath)
    }
    guard moved != nil else { return }
    followMove { self.moveRow(at: indexPath, to: newIndexPath) }
  }
}
