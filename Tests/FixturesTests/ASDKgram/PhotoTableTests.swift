import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Testing
import UIKit

/// The tab with the table node, beyond what its fixture can say.
@Suite("Photo table", .device(.iPhone8)) @MainActor
struct PhotoTableTests {
  private func makeHost() async throws -> FixtureHost<PhotoTableDataSource> {
    let host = FixtureHost(PhotoTableDataSource())
    try await host.settle()
    return host
  }

  private func fetches(_ host: FixtureHost<PhotoTableDataSource>) -> Int {
    host.dataSource.calls.calls(of: "willBeginBatchFetchWith").count
  }

  private func answer(_ host: FixtureHost<PhotoTableDataSource>) async throws {
    host.advance(by: 0)
    try await host.settle()
  }

  @Test("four photos are too few for 2.5 screens: a batch is asked for at once")
  func firstBatch() async throws {
    let host = try await makeHost()
    #expect(host.itemCount(inSection: 0) == 4)
    #expect(fetches(host) == 1)
    try await answer(host)
    #expect(host.itemCount(inSection: 0) == 24)
    #expect(fetches(host) == 1)
  }

  @Test("a batch begins when 2.5 screens are left, and not before")
  func threshold() async throws {
    let host = try await makeHost()
    try await answer(host)
    let limit = host.contentSize.height - 667 - 2.5 * 667
    host.scroll(to: CGPoint(x: 0, y: limit - 1))
    try await host.settle()
    #expect(fetches(host) == 1)
    host.scroll(to: CGPoint(x: 0, y: limit + 1))
    try await host.settle()
    #expect(fetches(host) == 2)
    try await answer(host)
    #expect(host.itemCount(inSection: 0) == 44)
  }

  @Test("while a batch is fetched no other begins")
  func oneAtATime() async throws {
    let host = try await makeHost()
    host.scroll(toFraction: 1)
    try await host.settle()
    host.scroll(toFraction: 0.5)
    try await host.settle()
    #expect(fetches(host) == 1)
  }

  @Test("after both batches the feed is dry")
  func dry() async throws {
    let host = try await makeHost()
    for _ in 0..<4 {
      host.scroll(toFraction: 1)
      try await host.settle()
      try await answer(host)
    }
    #expect(host.itemCount(inSection: 0) == 44)
    #expect(fetches(host) == 2)
  }

  @Test("rows that are appended leave the earlier ones with their nodes, frames and places")
  func earlierRows() async throws {
    let host = try await makeHost()
    let before = host.items
    try await answer(host)
    let after = host.items.prefix(4)
    #expect(after.map(\.frame) == before.map(\.frame))
    for (old, new) in zip(before, after) {
      #expect(old.node === new.node)
      #expect(new.node?.indexPath == old.indexPath)
    }
  }

  @Test("a name longer than its line gives way to the time, and the header stays 50 points high")
  func longName() async throws {
    let host = try await makeHost()
    try await answer(host)
    host.scroll(toFraction: 1)
    try await host.settle()
    try await answer(host)
    let node = try #require(host.node(PhotoFeedCell.self, at: [0, 43]))
    host.bind { node.layoutIfNeeded() }
    #expect(node.userNameNode.frame.maxX + 10 <= node.timeNode.frame.minX)
    #expect(node.timeNode.frame.maxX <= 375 - 10)
    #expect(node.photoNode.frame == CGRect(x: 0, y: 50, width: 375, height: 375))
  }

  @Test("rows cannot be selected")
  func selection() async throws {
    let host = try await makeHost()
    host.tap([0, 0])
    #expect(host.node(at: [0, 0])?.isSelected == false)
    #expect(host.dataSource.calls.calls(of: "didSelectRowAt").isEmpty)
  }
}
