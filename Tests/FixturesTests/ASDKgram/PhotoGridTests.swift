import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Testing
import UIKit

/// The tab with the collection node, beyond what its fixture can say.
@Suite("Photo grid", .device(.iPhone8)) @MainActor
struct PhotoGridTests {
  @Test("the tail is there only while a batch is fetched, 100 points high")
  func tail() async throws {
    let grid = PhotoGridWithTail()
    let host = FixtureHost(grid)
    try await host.settle()
    #expect(host.sectionCount == 2)
    #expect(host.node(TailLoadingNode.self, at: [1, 0]) != nil)
    #expect(host.frame(at: [1, 0])?.height == 100)
    #expect(host.itemCount(inSection: 0) == 4)
    host.advance(by: 2)
    try await host.settle()
    #expect(host.sectionCount == 1)
    #expect(host.itemCount(inSection: 0) == 24)
  }

  @Test("the batch takes two seconds, and not less")
  func delay() async throws {
    let host = FixtureHost(PhotoGridDataSource())
    try await host.settle()
    host.advance(by: 1.9)
    try await host.settle()
    #expect(host.itemCount(inSection: 0) == 4)
    host.advance(by: 0.1)
    try await host.settle()
    #expect(host.itemCount(inSection: 0) == 24)
  }

  @Test("with the default threshold a batch begins when two screens are left")
  func threshold() async throws {
    let host = FixtureHost(PhotoGridDataSource())
    try await host.settle()
    host.advance(by: 2)
    try await host.settle()
    let log = host.dataSource.calls
    let limit = host.contentSize.height - 667 - 2 * 667
    host.scroll(to: CGPoint(x: 0, y: limit - 1))
    try await host.settle()
    #expect(log.calls(of: "willBeginBatchFetchWith").count == 1)
    host.scroll(to: CGPoint(x: 0, y: limit + 1))
    try await host.settle()
    #expect(log.calls(of: "willBeginBatchFetchWith").count == 2)
  }

  @Test("the header is measured without limits, and is as wide as the view")
  func header() async throws {
    let host = FixtureHost(PhotoGridDataSource())
    try await host.settle()
    let header = try #require(host.supplementaries.first)
    #expect(header.node is FeedHeaderNode)
    #expect(header.node?.constrainedSizeForCalculatedLayout.max.height == .infinity)
    #expect(header.frame.width == 375)
    #expect(header.frame.height == header.node?.calculatedSize.height)
  }
}
