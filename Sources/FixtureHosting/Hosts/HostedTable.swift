import AsyncDisplayKit
import Foundation
import UIKit

/// A table node as the list of a host. Section headers and footers are its supplementary elements.
struct HostedTable: HostedContainer {
  let tableNode: ASTableNode

  private var view: ASTableView { tableNode.view }

  var node: ASDisplayNode { tableNode }

  var scrollView: UIScrollView { view }

  var isProcessingUpdates: Bool { tableNode.isProcessingUpdates }

  var sectionCount: Int { view.numberOfSections }

  var currentPage: Int? { nil }

  func itemCount(inSection section: Int) -> Int { view.numberOfRows(inSection: section) }

  var indexPathsForVisibleItems: [IndexPath] { (view.indexPathsForVisibleRows ?? []).sorted() }

  func existingItem(at indexPath: IndexPath) -> HostedItem? {
    HostedItem(
      indexPath: indexPath, kind: .node, frame: view.rectForRow(at: indexPath),
      node: view.nodeForRow(at: indexPath), cell: view.cellForRow(at: indexPath))
  }

  func element(at indexPath: IndexPath) -> ASCollectionElement? {
    view.dataController.visibleMap.elementForItem(at: indexPath)
  }

  func element(of node: ASCellNode) -> ASCollectionElement? {
    view.dataController.visibleMap.element(of: node)
  }

  func sizingTrace(
    of element: ASCollectionElement, named name: String, node: ASCellNode?, frame: CGRect
  ) -> SizingTrace {
    let sizing = TableSizing(view: view, tableNode: tableNode, element: element)
    return SizingTrace(
      named: name, sizing.steps(), source: sizing.source, node: node,
      range: element.constrainedSize, frame: frame, placedBy: view)
  }

  var supplementaries: [HostedSupplementary] {
    let sections = 0..<sectionCount
    let headers = sections.map { section in
      HostedSupplementary(
        kind: UICollectionView.elementKindSectionHeader,
        indexPath: IndexPath(item: 0, section: section),
        frame: view.rectForHeader(inSection: section), node: nil,
        view: view.shownHeader(ofSection: section))
    }
    let footers = sections.map { section in
      HostedSupplementary(
        kind: UICollectionView.elementKindSectionFooter,
        indexPath: IndexPath(item: 0, section: section),
        frame: view.rectForFooter(inSection: section), node: nil,
        view: view.shownFooter(ofSection: section))
    }
    return (footers + headers).filter { $0.frame.height > 0 }
  }

  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {
    tableNode.scrollToRow(at: indexPath, at: Self.rowPosition(position), animated: false)
  }

  /// Returns the vertical scroll position of a row. Without one, the row is scrolled the minimal
  /// distance.
  private static func rowPosition(_ position: UICollectionView.ScrollPosition)
    -> UITableView.ScrollPosition
  {
    if position.contains(.top) { return .top }
    if position.contains(.centeredVertically) { return .middle }
    return position.contains(.bottom) ? .bottom : .none
  }

  func select(_ indexPath: IndexPath) {
    tableNode.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  func deselect(_ indexPath: IndexPath) {
    tableNode.deselectRow(at: indexPath, animated: false)
  }
}
