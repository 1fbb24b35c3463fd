import AsyncDisplayKit
import UIKit

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
