import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Containers in the cells of a collection.
@Suite("Ranges of nested containers") @MainActor
struct NestedRangeTests {
  @Test("cells on screen follow the state of a nested collection, which requests no update")
  func collection() throws {
    let host = ContainerHost()
    let source = NestedSource(rows: 3)
    let node = try show(source, in: host)
    try host.bind {
      let row = try #require(
        node.nodeForItem(at: IndexPath(item: 0, section: 0)) as? NestedCellNode)
      let inner = try #require(row.node.nodeForItem(at: IndexPath(item: 0, section: 0)))
      let ranges = row.node.view.rangeController
      #expect(inner.interfaceState == .inHierarchy)
      #expect(!ranges.needsUpdate)
      for state in [[.measureLayout, .preload], ASInterfaceState.inHierarchy] {
        row.recursivelySetInterfaceState(state)
        #expect(inner.interfaceState == state)
        #expect(!ranges.needsUpdate)
      }
    }
    #expect(host.violations.isEmpty)
  }

  @Test("so do the rows of a nested table")
  func table() throws {
    let host = ContainerHost()
    let source = NestedTableSource()
    let node = try show(source, in: host)
    try host.bind {
      let cell = try #require(node.nodeForItem(at: IndexPath(item: 0, section: 0)))
      let inner = try #require(source.table.nodeForRow(at: IndexPath(row: 0, section: 0)))
      let ranges = source.table.view.rangeController
      #expect(inner.interfaceState == .inHierarchy)
      #expect(!ranges.needsUpdate)
      for state in [[.measureLayout, .preload], ASInterfaceState.inHierarchy] {
        cell.recursivelySetInterfaceState(state)
        #expect(inner.interfaceState == state)
        #expect(!ranges.needsUpdate)
      }
    }
    #expect(host.violations.isEmpty)
  }

  private func show(
    _ source: some ASCollectionDataSource, in host: ContainerHost
  ) throws -> ASCollectionNode {
    host.retained.append(source)
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    return node
  }
}

/// One cell that holds a table.
@MainActor
private final class NestedTableSource: ASCollectionDataSource {
  let table = ASTableNode()
  private let rows = RowSource(sections: 1, rows: 30)

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode {
    table.dataSource = rows
    table.style.preferredSize = CGSize(width: 300, height: 200)
    let cell = ASCellNode()
    cell.automaticallyManagesSubnodes = true
    let table = table
    cell.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: table) }
    return cell
  }
}
