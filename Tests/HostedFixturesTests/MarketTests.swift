import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import HostedFixtures

@Suite("Generated collections", .device(.iPhoneSE)) @MainActor
struct MarketTests {
  private func host<Source: FixtureContainer>(_ source: Source) async throws
    -> FixtureHost<Source>
  {
    let host = FixtureHost(source, size: CGSize(width: 300, height: 500))
    try await host.settle()
    return host
  }

  @Test("fetched items are chosen by the rules as the first ones are")
  func batch() async throws {
    let host = try await host(MarketDataSource())
    host.scroll(toFraction: 1)
    try await host.settle()
    host.advance(by: 1)
    try await host.settle()
    let kinds = host.items.filter { $0.indexPath.section == 1 }.map(\.kind)
    #expect(kinds == [.node, .node, .plain])
  }

  @Test("headers show their section's fields and footers are only where they are stated")
  func supplementaries() async throws {
    let host = try await host(MarketDataSource())
    let headers = host.supplementaries.compactMap { $0.node as? AisleCell }
    #expect(headers.map { $0.nameNode.attributedText?.string } == ["Fruit 1", "Bread 2"])
    let footers = host.supplementaries.compactMap { $0.node as? ASTextCellNode }
    #expect(footers.map(\.text) == ["End of Bread"])
  }

  @Test("an inserted section brings its header")
  func newSection() async throws {
    let host = try await host(MarketDataSource())
    host.dataSource.apply(.addAisle)
    try await host.settle()
    let headers = host.supplementaries.compactMap { $0.node as? AisleCell }
    #expect(headers.last?.nameNode.attributedText?.string == "Cheese 3")
    #expect(host.dataSource.sections.map(\.fields.name) == ["Fruit", "Bread", "Cheese"])
  }

  @Test("node models are the items' models")
  func nodeModels() async throws {
    let host = try await host(MarketDataSource())
    #expect((host.node(DealCell.self, at: [0, 0])?.nodeModel as? Deal)?.title == "Apple")
  }

  @Test("in mode 'always' the cells of nodes are dequeued, too; in 'whenNoNode' they are not")
  func modes() async throws {
    let always = try await host(EveryCellDequeuedDataSource())
    #expect(
      Set(always.calls.filter { $0.method == "cellForItemAt" }.map(\.description)) == [
        "cellForItemAt 0.0", "cellForItemAt 0.1",
      ])
    let rarely = try await host(MarketDataSource())
    #expect(
      rarely.calls.filter { $0.method == "cellForItemAt" }.map(\.description) == [
        "cellForItemAt 0.1"
      ])
  }

  @Test("plain cells and views take the fixture's colors where UIKit puts them")
  func colors() async throws {
    let host = try await host(EveryCellDequeuedDataSource())
    let cell = try #require(host.item(1)?.cell as? SoldCell)
    #expect(cell.backgroundColor == .orange)
    let footers = host.containerNode?.view.subviews.compactMap { $0 as? PlainFooter }
    #expect(footers?.map(\.backgroundColor) == [.gray])
  }

  @Test("scrolling and display are recorded")
  func recorded() async throws {
    let host = try await host(ColumnsDataSource())
    #expect(host.calls.contains { $0.description == "willDisplayItemWith 0.0" })
    host.scroll(to: CGPoint(x: 0, y: 1))
    try await host.settle()
    #expect(host.calls.contains { $0.method == "scrollViewDidScroll" })
  }
}
