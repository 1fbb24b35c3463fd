import Foundation
import UIKit

/// A table view without a node as the list of a host. All its cells are UIKit cells; section headers and
/// footers are its supplementary elements.
struct HostedTableView: HostedViewList, HostedRows {
  let view: UITableView

  func existingItem(at indexPath: IndexPath) -> FixtureHostedItem? {
    FixtureHostedItem(
      indexPath: indexPath, kind: .plain, frame: view.rectForRow(at: indexPath), node: nil,
      cell: view.cellForRow(at: indexPath))
  }

  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {
    view.scrollToRow(at: indexPath, at: .init(position), animated: false)
  }

  func select(_ indexPath: IndexPath) {
    view.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  func deselect(_ indexPath: IndexPath) {
    view.deselectRow(at: indexPath, animated: false)
  }
}
