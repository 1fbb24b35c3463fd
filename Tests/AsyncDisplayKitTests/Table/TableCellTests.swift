import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// What a table's cell and its node take from each other.
///
/// Source: `ASTableView.mm`, `_ASTableViewCell`.
@Suite("Cells of tables") @MainActor
struct TableCellTests {
  private final class RowNode: ASCellNode {
    private(set) var selections = 0

    override init() {
      super.init()
      style.preferredSize = CGSize(width: 300, height: 40)
      isAccessibilityElement = true
      accessibilityElementsHidden = true
    }

    override var isSelected: Bool {
      didSet { selections += 1 }
    }
  }

  private final class Rows: NSObject, ASTableDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock {
      { RowNode() }
    }
  }

  private let host = ContainerHost(size: CGSize(width: 300, height: 400))
  private let rows = Rows()
  private let path = IndexPath(row: 0, section: 0)

  private func show() -> ASTableNode {
    host.show(ASTableNode()) { $0.dataSource = rows }
  }

  @Test("the cell copies whether the node is one accessibility element and hides its elements")
  func accessibility() throws {
    let table = show()
    try host.bind {
      let cell = try #require(table.cellForRow(at: path))
      #expect(cell.isAccessibilityElement && cell.accessibilityElementsHidden)
    }
  }

  @Test("a selected row that comes back does not set its node again")
  func selection() throws {
    let table = show()
    try host.bind {
      let node = try #require(table.nodeForRow(at: path) as? RowNode)
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      #expect(node.isSelected && node.selections == 1)
      table.contentOffset.y = 1000
      host.settle()
      table.contentOffset.y = 0
      host.settle()
      #expect(table.cellForRow(at: path)?.isSelected == true)
      #expect(node.isSelected && node.selections == 1)
    }
  }

  @Test("a node keeps its own frame in a row of another height")
  func frame() throws {
    let table = show()
    try host.bind {
      let node = try #require(table.nodeForRow(at: path))
      let cell = try #require(table.cellForRow(at: path))
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 70)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(node.frame.height == 70)
      #expect(cell.bounds.height == 40.5)
    }
  }

  @Test(
    "an accessory narrows a node's row only by the width that the environment states, 0 by default",
    arguments: [nil, 40] as [CGFloat?])
  func accessoryWidth(stated: CGFloat?) throws {
    var metrics = RuntimeMetrics.Lists()
    if let stated { metrics.cells.nodeRows.checkmark = stated }
    let width = stated.map { 300 - $0 } ?? 300
    let host = ContainerHost(size: CGSize(width: 300, height: 400), listMetrics: metrics)
    let table: ASTableNode = host.show(ASTableNode()) { $0.dataSource = rows }
    try host.bind {
      let node = try #require(table.nodeForRow(at: path))
      node.style.preferredSize = .zero
      node.style.height = ASDimensionMake(40)
      node.accessoryType = .checkmark
      // Source: `ASTableView.mm`, `-setElement:` of `_ASTableViewCell`: the cell has it when it is made again.
      #expect(table.cellForRow(at: path)?.accessoryType == UITableViewCell.AccessoryType.none)
      (table.cellForRow(at: path) as? TableNodeCell)?.adoptProperties()
      let cell = try #require(table.cellForRow(at: path))
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == width)
      #expect(node.constrainedSizeForCalculatedLayout.max.width == width)
      #expect(cell.subviews.contains { $0 is CellControl })
    }
  }
}

/// The layout attributes of a collection's cells and nodes.
///
/// Source: `_ASCollectionViewCell.mm`, `-setElement:` and `-setLayoutAttributes:`;
/// `ASCollectionView.mm`, `-collectionView:didEndDisplayingCell:forItemAtIndexPath:`.
@Suite("Layout attributes of cells") @MainActor
struct CellAttributeTests {
  private final class Listener: NSObject, ASCollectionDelegate {
    var ended: [Bool] = []

    func collectionNode(
      _ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode
    ) {
      ended.append(node.layoutAttributes != nil)
    }
  }

  @Test("the delegate still sees the attributes of a cell that ends its display, later none does")
  func cleared() throws {
    let host = ContainerHost(size: CGSize(width: 300, height: 300))
    let source = GridSource(sections: 1, items: 60)
    let listener = Listener()
    let node = host.show(ASCollectionNode.flow()) { node in
      node.dataSource = source
      node.delegate = listener
    }
    try host.bind {
      let path = IndexPath(item: 0, section: 0)
      let cell = try #require(node.nodeForItem(at: path))
      #expect(cell.layoutAttributes != nil)
      node.contentOffset.y = 900
      host.settle()
      #expect(!listener.ended.isEmpty && listener.ended.allSatisfy { $0 })
      #expect(cell.layoutAttributes == nil)
      node.contentOffset.y = 0
      host.settle()
      #expect(cell.layoutAttributes?.indexPath == path)
    }
  }
}
