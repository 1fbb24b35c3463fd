import Foundation
import UIKit

/// A table view without a node as the list of a host. All its cells are UIKit cells; section headers and
/// footers are its supplementary elements.
struct HostedTableView: HostedViewList {
  let view: UITableView

  var scrollView: UIScrollView { view }

  var sectionCount: Int { view.numberOfSections }

  func itemCount(inSection section: Int) -> Int { view.numberOfRows(inSection: section) }

  var indexPathsForVisibleItems: [IndexPath] { (view.indexPathsForVisibleRows ?? []).sorted() }

  func existingItem(at indexPath: IndexPath) -> HostedItem? {
    HostedItem(
      indexPath: indexPath, kind: .plain, frame: view.rectForRow(at: indexPath), node: nil,
      cell: view.cellForRow(at: indexPath))
  }

  var supplementaries: [HostedSupplementary] { view.hostedSupplementaries }

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
