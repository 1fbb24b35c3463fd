import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Hosted tables", .device(.iPhoneSE)) @MainActor
struct TableHostTests {
  private func settledHost(of table: NumberTable) async throws -> FixtureHost<NumberTable> {
    let host = table.host()
    try await host.settle()
    return host
  }

  @Test("a settled host has every row with its node and frame")
  func settled() async throws {
    let host = try await settledHost(of: NumberTable())
    #expect(host.items.count == 100)
    #expect(host.frame(at: [0, 7]) == CGRect(x: 0, y: 280, width: 320, height: 40))
    let cell = host.node(NumberCellNode.self, at: [0, 7])
    #expect(cell?.label.attributedText?.string == "7")
    #expect(host.collectionNode == nil)
    #expect(host.supplementaries.isEmpty)
  }

  @Test(
    "a row comes to rest at the asked position of the visible rectangle",
    arguments: [
      (UICollectionView.ScrollPosition.top, 0.0), (.centeredVertically, 0.5), (.bottom, 1.0),
    ])
  func positions(_ position: UICollectionView.ScrollPosition, fraction: CGFloat) async throws {
    let host = try await settledHost(of: NumberTable())
    host.scroll(to: [0, 50], at: position)
    try await host.settle()
    let view = host.bind { host.dataSource.node.view }
    let insets = view.adjustedContentInset
    let room = view.bounds.height - insets.top - insets.bottom
    let top = 2000 - fraction * (room - 40) - insets.top
    #expect(host.contentOffset == CGPoint(x: 0, y: top))
  }

  /// A table of two sections, the first of which has a title above it and the second one below.
  private final class TitledTable: NSObject, ASTableDataSource {
    let node = ASTableNode()

    override init() {
      super.init()
      node.dataSource = self
    }

    func numberOfSections(in tableNode: ASTableNode) -> Int { 2 }
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
      -> ASCellNodeBlock
    { { NumberCellNode(1) } }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "above" : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? "below" : nil
    }
  }

  @Test("headers and footers that have a height are supplementary elements")
  func edges() async throws {
    let table = TitledTable()
    let host = FixtureHost(table, in: table.node)
    try await host.settle()
    #expect(
      host.supplementaries.map(\.kind) == [
        UICollectionView.elementKindSectionFooter, UICollectionView.elementKindSectionHeader,
      ])
    #expect(host.supplementaries.map(\.indexPath.section) == [1, 0])
    #expect(host.supplementaries.allSatisfy { $0.frame.height > 0 && $0.node == nil })
  }

  @Test("scrolling changes the visible rows")
  func scroll() async throws {
    let host = try await settledHost(of: NumberTable())
    host.scroll(to: CGPoint(x: 0, y: 400))
    try await host.settle()
    #expect(host.visibleItems.map(\.indexPath.item) == Array(10..<25))
  }

  @Test("a rotation makes rows as wide as the window")
  func rotation() async throws {
    let host = try await settledHost(of: NumberTable())
    host.rotate(to: .landscape)
    try await host.settle()
    #expect(host.frame(at: [0, 3])?.width == 568)
  }

  @Test("a tap passes the gate and tells the delegate")
  func tap() async throws {
    let table = NumberTable()
    let host = try await settledHost(of: table)
    host.tap([0, 3])
    #expect(table.events == ["willSelect 3", "didSelect 3"])
    #expect(table.node.indexPathForSelectedRow == [0, 3])
  }

  @Test("a tap that the delegate prevents selects nothing")
  func refusedTap() async throws {
    let table = NumberTable()
    table.allowsSelection = false
    let host = try await settledHost(of: table)
    host.tap([0, 3])
    #expect(table.events == ["willSelect 3"])
    #expect(table.node.indexPathForSelectedRow == nil)
  }

  @Test("selecting calls no delegate method")
  func select() async throws {
    let table = NumberTable()
    let host = try await settledHost(of: table)
    host.select([0, 5])
    #expect(table.node.indexPathForSelectedRow == [0, 5])
    host.deselect([0, 5])
    #expect(table.node.indexPathForSelectedRow == nil)
    #expect(table.events.isEmpty)
  }
}
