import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import HostedFixtures

@Suite("Generated pagers", .device(.iPhoneSE)) @MainActor
struct BookTests {
  @Test("pages fill the window, and turning to one shows it alone")
  func pages() async throws {
    let host = FixtureHost(BookDataSource(), size: CGSize(width: 300, height: 400))
    try await host.settle()
    #expect(host.items.map(\.frame.minX) == [0, 300, 600])
    #expect(host.items.allSatisfy { $0.frame.size == CGSize(width: 300, height: 400) })
    host.bind { host.dataSource.pagerNode?.scrollToPage(at: 1, animated: false) }
    try await host.settle()
    #expect(host.currentPage == 1)
    #expect(host.visibleItems.map(\.indexPath) == [[0, 1]])
  }

  @Test("a page without a node is a plain cell of the fixture's class and color")
  func plainPage() async throws {
    let host = FixtureHost(MixedBookDataSource(), size: CGSize(width: 300, height: 400))
    try await host.settle()
    #expect(host.items.map(\.kind) == [.node, .plain, .node])
    host.scroll(to: [0, 1], at: .left)
    try await host.settle()
    let cell = try #require(host.item(1)?.cell as? PlainPageCell)
    #expect(cell.backgroundColor == .green)
  }

  @Test("without plain cells, the next rule gives the page a node")
  func nodesAlone() async throws {
    let source = MixedBookDataSource()
    source.showsPlainCells = false
    let host = FixtureHost(source, size: CGSize(width: 300, height: 400))
    try await host.settle()
    #expect(host.items.map(\.kind) == [.node, .node, .node])
    #expect(host.calls.allSatisfy { $0.method != "cellForItemAt" })
  }

  @Test("a batch appends a page")
  func batch() async throws {
    let host = FixtureHost(BookDataSource(), size: CGSize(width: 300, height: 400))
    try await host.settle()
    host.scroll(toFraction: 1)
    try await host.settle()
    host.advance(by: 1)
    try await host.settle()
    #expect(host.itemCount(inSection: 0) == 4)
    #expect(host.node(PageCell.self, at: [0, 3])?.titleNode.attributedText?.string == "Four")
  }
}
