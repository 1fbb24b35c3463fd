import AsyncDisplayKit
import Foundation
import UIKit

/// A table node as the list of a host. Section headers and footers are its supplementary elements.
struct HostedTable: HostedRows {
  let tableNode: ASTableNode

  var view: ASTableView { tableNode.view }

  var node: ASDisplayNode? { tableNode }

  var dataSource: AnyObject? { tableNode.dataSource }

  var scheduler: any RuntimeScheduler { view.ownEnvironment.scheduler }

  var isProcessingUpdates: Bool { tableNode.isProcessingUpdates }

  var currentPage: Int? { nil }

  func existingItem(at indexPath: IndexPath) -> FixtureHostedItem? {
    FixtureHostedItem(
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
  ) -> FixtureSizingTrace? {
    let sizing = TableSizing(view: view, tableNode: tableNode, element: element)
    return FixtureSizingTrace(
      named: name, sizing.steps(), source: sizing.source, node: node,
      range: element.constrainedSize, frame: frame, placedBy: view)
  }

  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {
    tableNode.scrollToRow(at: indexPath, at: .init(position), animated: false)
  }

  func select(_ indexPath: IndexPath) {
    tableNode.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  func deselect(_ indexPath: IndexPath) {
    tableNode.deselectRow(at: indexPath, animated: false)
  }
}

/// A table view as the list of a host, with or without a node.
protocol HostedRows: HostedContainer {
  associatedtype Table: UITableView
  var view: Table { get }
}

extension HostedRows {
  var scrollView: UIScrollView { view }

  var sectionCount: Int { view.numberOfSections }

  func itemCount(inSection section: Int) -> Int { view.numberOfRows(inSection: section) }

  var indexPathsForVisibleItems: [IndexPath] { (view.indexPathsForVisibleRows ?? []).sorted() }

  var supplementaries: [FixtureHostedSupplementary] { view.hostedSupplementaries }
}

extension UITableView {
  /// The headers and footers of the table that have a height.
  var hostedSupplementaries: [FixtureHostedSupplementary] {
    let sections = 0..<numberOfSections
    let headers = sections.map { section in
      FixtureHostedSupplementary(
        kind: UICollectionView.elementKindSectionHeader,
        indexPath: IndexPath(item: 0, section: section),
        frame: rectForHeader(inSection: section),
        node: shownHeader(ofSection: section)?.asyncdisplaykit_node as? ASCellNode,
        view: shownHeader(ofSection: section))
    }
    let footers = sections.map { section in
      FixtureHostedSupplementary(
        kind: UICollectionView.elementKindSectionFooter,
        indexPath: IndexPath(item: 0, section: section),
        frame: rectForFooter(inSection: section),
        node: shownFooter(ofSection: section)?.asyncdisplaykit_node as? ASCellNode,
        view: shownFooter(ofSection: section))
    }
    return (footers + headers).filter { $0.frame.height > 0 }
  }
}

extension UITableView.ScrollPosition {
  /// Creates the vertical part of a position. Without one, a row is scrolled the minimal distance.
  init(_ position: UICollectionView.ScrollPosition) {
    if position.contains(.top) {
      self = .top
    } else if position.contains(.centeredVertically) {
      self = .middle
    } else {
      self = position.contains(.bottom) ? .bottom : .none
    }
  }
}
