import Foundation
import UIKit

@testable import AsyncDisplayKit

/// Rows that each hold a collection of their own.
@MainActor
final class NestedSource: ASCollectionDataSource {
  private let rows: [GridSource]
  /// The nodes of the latest answers, by row.
  private var rowNodes: [Int: NestedCellNode] = [:]

  init(rows: Int) {
    self.rows = (0..<rows).map { _ in GridSource(sections: 1, items: 30) }
  }

  var innerNodes: [NestedCellNode] { rowNodes.values.map(\.self) }

  /// Shows the rows in a window of their own.
  func show() -> (ASCollectionNode, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.makeKeyAndVisible()
    let node = ASCollectionNode.flow()
    node.frame = window.bounds
    node.dataSource = self
    window.addSubview(node.view)
    node.view.layoutIfNeeded()
    return (node, window)
  }

  /// Appends an item to the collection of a row, as that row's owner would.
  func appendItem(toRow row: Int, _ number: Int) {
    rows[row].sections[0].append(number)
    let path = IndexPath(item: rows[row].sections[0].count - 1, section: 0)
    rowNodes[row]?.node.insertItems(at: [path])
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode {
    let node = NestedCellNode(rows[indexPath.item])
    rowNodes[indexPath.item] = node
    return node
  }
}

/// A cell that holds a collection.
final class NestedCellNode: ASCellNode {
  let node: ASCollectionNode
  let source: GridSource

  @MainActor init(_ source: GridSource) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    node = ASCollectionNode(collectionViewLayout: layout)
    self.source = source
    super.init()
    automaticallyManagesSubnodes = true
    node.style.preferredSize = CGSize(width: 375, height: 120)
    node.dataSource = source
    node.delegate = source
  }

  /// The numbers that the inner collection holds.
  @MainActor var numbers: [Int] {
    node.visibleElements.itemElements.map { ($0.node as? NumberedCellNode)?.number ?? -1 }
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASWrapperLayoutSpec(layoutElement: node)
  }
}
