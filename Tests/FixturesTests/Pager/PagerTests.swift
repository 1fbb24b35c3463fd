import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Testing
import UIKit

/// The pagers, beyond what their fixture can say.
@Suite("Pagers", .device(.iPhone8)) @MainActor
struct PagerTests {
  @Test(
    "scrolling to a page shows that page, and every page but those beside it is off screen",
    arguments: 0..<5)
  func scrolling(_ page: Int) async throws {
    let host = FixtureHost(FivePagesDataSource())
    try await host.settle()
    let pager = try #require(host.dataSource.pagerNode)
    host.bind { pager.scrollToPage(at: page, animated: false) }
    try await host.settle()
    #expect(host.bind { pager.currentPageIndex } == page)
    #expect(host.visibleItems.map(\.indexPath.item) == [page])
    #expect(host.bind { pager.nodeForPage(at: page)?.isVisible } == true)
  }

  @Test("an animated scroll arrives when its time is over")
  func animated() async throws {
    let host = FixtureHost(FivePagesDataSource())
    try await host.settle()
    let pager = try #require(host.dataSource.pagerNode)
    host.bind { pager.scrollToPage(at: 2, animated: true) }
    try await host.settle()
    host.advance(by: 1)
    try await host.settle()
    #expect(host.currentPage == 2)
    #expect(host.visibleItems.map(\.indexPath.item) == [2])
  }

  @Test("a rotation keeps the page, whichever it is", arguments: 0..<5)
  func rotation(_ page: Int) async throws {
    let host = FixtureHost(FivePagesDataSource())
    try await host.settle()
    host.scroll(to: [0, page], at: .left)
    try await host.settle()
    host.rotate(to: .landscape)
    try await host.settle()
    #expect(host.currentPage == page)
    #expect(host.frame(at: [0, page]) == CGRect(x: page * 667, y: 0, width: 667, height: 375))
    #expect(host.visibleItems.map(\.indexPath.item) == [page])
  }

  @Test("a reload with as many pages keeps the place and makes every page anew")
  func reload() async throws {
    let host = FixtureHost(FivePagesDataSource())
    try await host.settle()
    host.scroll(to: [0, 3], at: .left)
    try await host.settle()
    let before = host.items.map(\.node)
    host.bind { host.dataSource.collectionNode.reloadData() }
    try await host.settle()
    #expect(host.currentPage == 3)
    #expect(host.visibleItems.map(\.indexPath.item) == [3])
    for (old, new) in zip(before, host.items.map(\.node)) { #expect(old !== new) }
  }

  @Test("pages are made off the main thread, once each")
  func blocks() async throws {
    let host = FixtureHost(FivePagesDataSource())
    try await host.settle()
    let blocks = host.dataSource.calls.calls(of: "nodeBlock")
    #expect(blocks.count == 5)
    #expect(blocks.allSatisfy { $0.role == .background })
  }

  @Test("a page knows its index, and a foreign node has none")
  func indexes() async throws {
    let host = FixtureHost(FivePagesDataSource())
    try await host.settle()
    let pager = try #require(host.dataSource.pagerNode)
    let node = try #require(host.node(at: [0, 2]))
    #expect(host.bind { pager.indexOfPage(with: node) } == 2)
    #expect(host.bind { pager.indexOfPage(with: ASCellNode()) } == NSNotFound)
  }

  @Test("a pager of one page stays on it when it turns")
  func single() async throws {
    let host = FixtureHost(SinglePageDataSource())
    try await host.settle()
    host.rotate(to: .landscape)
    try await host.settle()
    #expect(host.currentPage == 0)
    #expect(host.frame(at: [0, 0]) == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test("a pager without pages has a page as soon as there is one")
  func empty() async throws {
    let host = FixtureHost(NoPagesDataSource())
    try await host.settle()
    #expect(host.items.isEmpty)
    #expect(host.dataSource.calls.calls(of: "nodeBlockAt").isEmpty)
    host.dataSource.sections = SinglePageDataSource().sections
    host.bind { host.dataSource.collectionNode.reloadData() }
    try await host.settle()
    #expect(host.items.count == 1)
  }
}
