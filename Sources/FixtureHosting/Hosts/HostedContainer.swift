import AsyncDisplayKit
import Foundation
import UIKit

/// The common interface of collection and table nodes, and of collection and table views without a node,
/// as the list of a host.
@MainActor
protocol HostedContainer {
  /// The container node of the list, or `nil` if the list is a view without a node.
  var node: ASDisplayNode? { get }
  /// The data source of the node, or `nil` for a list without a node.
  var dataSource: AnyObject? { get }
  /// The scroll view that displays the list.
  var scrollView: UIScrollView { get }
  /// The scheduler of the list's updates, which is not the host's if the data was loaded before.
  var scheduler: any RuntimeScheduler { get }
  /// A Boolean value that indicates whether an update is in progress at any stage.
  var isProcessingUpdates: Bool { get }
  /// The number of sections of the displayed data.
  var sectionCount: Int { get }
  /// The index paths of the items on screen, in order.
  var indexPathsForVisibleItems: [IndexPath] { get }
  /// The supplementary elements of the displayed data, by kind and index path.
  var supplementaries: [FixtureHostedSupplementary] { get }

  /// The current page of a pager, or `nil` for other containers.
  var currentPage: Int? { get }

  /// Returns the number of items of a section of the displayed data.
  func itemCount(inSection section: Int) -> Int
  /// Returns an item that exists in the displayed data.
  func existingItem(at indexPath: IndexPath) -> FixtureHostedItem?
  /// Returns the element of an item in the displayed data.
  func element(at indexPath: IndexPath) -> ASCollectionElement?
  /// Returns the element of the displayed data for which a node was created.
  func element(of node: ASCellNode) -> ASCollectionElement?
  /// Returns the trace of how the size of an element was determined, or `nil` for a list without a node.
  func sizingTrace(
    of element: ASCollectionElement, named name: String, node: ASCellNode?, frame: CGRect
  ) -> FixtureSizingTrace?
  /// Scrolls an item into view.
  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition)
  /// Selects an item without calling the delegate.
  func select(_ indexPath: IndexPath)
  /// Deselects an item without calling the delegate.
  func deselect(_ indexPath: IndexPath)
}

extension HostedContainer {
  /// The class of the node, or of the view without one.
  var className: String { node.map { "\(type(of: $0))" } ?? "\(type(of: scrollView))" }

  /// Returns the item at an index path of the displayed data, or `nil` if it does not exist.
  func item(at indexPath: IndexPath) -> FixtureHostedItem? {
    guard indexPath.count == 2, (0..<sectionCount).contains(indexPath.section),
      (0..<itemCount(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    return existingItem(at: indexPath)
  }
}

/// The search for the list of a host.
@MainActor
enum HostedContainerFinder {
  /// Returns a node as a list, or `nil` if it is not a container.
  static func container(_ node: ASDisplayNode) -> (any HostedContainer)? {
    switch node {
    case let node as ASCollectionNode: HostedCollection(collectionNode: node)
    case let node as ASTableNode: HostedTable(tableNode: node)
    default: nil
    }
  }

  /// Returns the first list in a view hierarchy, searched from back to front: the first one with a node if
  /// there is any.
  static func first(in view: UIView) -> (any HostedContainer)? {
    first(in: view, nodeList) ?? first(in: view, viewList)
  }

  /// Returns what a function returns for the first view of a hierarchy for which it is not `nil`.
  private static func first(
    in view: UIView, _ list: (UIView) -> (any HostedContainer)?
  ) -> (any HostedContainer)? {
    if let found = list(view) { return found }
    for subview in view.subviews {
      if let found = first(in: subview, list) { return found }
    }
    return nil
  }

  private static func nodeList(_ view: UIView) -> (any HostedContainer)? {
    switch view {
    case let view as ASCollectionView:
      view.collectionNode.map(HostedCollection.init(collectionNode:))
    case let view as ASTableView: view.tableNode.map(HostedTable.init(tableNode:))
    default: nil
    }
  }

  private static func viewList(_ view: UIView) -> (any HostedContainer)? {
    switch view {
    case let view as UICollectionView: HostedCollectionView(view: view)
    case let view as UITableView: HostedTableView(view: view)
    default: nil
    }
  }
}
