import AsyncDisplayKit
import Foundation
import UIKit

/// The list that a host looks at: what collection and table nodes have in common.
@MainActor
protocol HostedContainer {
  /// The container node.
  var node: ASDisplayNode { get }
  /// Its view, which scrolls.
  var scrollView: UIScrollView { get }
  /// A Boolean value that indicates whether an update is under way anywhere in the pipeline.
  var isProcessingUpdates: Bool { get }
  /// The number of sections of the displayed data.
  var sectionCount: Int { get }
  /// The index paths on screen, in order.
  var indexPathsForVisibleItems: [IndexPath] { get }
  /// Every supplementary element of the displayed data: by kind, then by place.
  var supplementaries: [HostedSupplementary] { get }

  /// The page that a pager shows; nil in other containers.
  var currentPage: Int? { get }

  /// Returns the number of items of a section of the displayed data.
  func itemCount(inSection section: Int) -> Int
  /// Returns an item that exists in the displayed data.
  func existingItem(at indexPath: IndexPath) -> HostedItem?
  /// Returns the element of an item of the displayed data.
  func element(at indexPath: IndexPath) -> ASCollectionElement?
  /// Returns the element of the displayed data that a node was made for.
  func element(of node: ASCellNode) -> ASCollectionElement?
  /// Returns the trace of how the size of an element was determined.
  func sizingTrace(
    of element: ASCollectionElement, named name: String, node: ASCellNode?, frame: CGRect
  ) -> SizingTrace
  /// Scrolls an item into view.
  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition)
  /// Selects an item without asking or telling the delegate.
  func select(_ indexPath: IndexPath)
  /// Deselects an item without asking or telling the delegate.
  func deselect(_ indexPath: IndexPath)
}

extension HostedContainer {
  /// Returns the item at a place of the displayed data; nil where there is none.
  func item(at indexPath: IndexPath) -> HostedItem? {
    guard indexPath.count == 2, (0..<sectionCount).contains(indexPath.section),
      (0..<itemCount(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    return existingItem(at: indexPath)
  }
}

/// Finds the list that a host looks at.
@MainActor
enum HostedContainerFinder {
  /// Takes a node that is a list itself.
  static func container(_ node: ASDisplayNode) -> (any HostedContainer)? {
    switch node {
    case let node as ASCollectionNode: HostedCollection(collectionNode: node)
    case let node as ASTableNode: HostedTable(tableNode: node)
    default: nil
    }
  }

  /// Finds the first list in a tree of views, from the back of the tree on.
  static func first(in view: UIView) -> (any HostedContainer)? {
    switch view {
    case let view as ASCollectionView:
      return view.collectionNode.map(HostedCollection.init(collectionNode:))
    case let view as ASTableView: return view.tableNode.map(HostedTable.init(tableNode:))
    default:
      for subview in view.subviews {
        if let found = first(in: subview) { return found }
      }
      return nil
    }
  }
}
