import AsyncDisplayKit
import ContainerFixtures
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Collection: concurrency safety", .device(.iPhoneSE)) @MainActor
struct CollectionConcurrencySafetyTests {
  @Test("the blocks of a generated and of a hand-written source are safe in any order")
  func blocks() {
    expectThreadSafe(FeedDataSource())
    let grid = CardGrid()
    var audit = FixtureNodeBlockAudit()
    audit.changingData = { grid.cards = grid.cards.map { Card(id: $0.id, title: "changed") } }
    expectThreadSafe(grid, audit: audit)
  }

  /// Updates that overlap: the second is announced before the first has gone through the pipeline.
  private static func overlapping() async throws -> FixtureHost<CardGrid> {
    let grid = CardGrid(Card.deck(5))
    let host = grid.host()
    host.bind {
      grid.remove(at: 0)
      grid.insert(Card(id: 9, title: "new"), at: 2)
      grid.remove(at: 4)
    }
    host.scroll(to: CGPoint(x: 0, y: 30))
    try await host.settle()
    return host
  }

  @Test("overlapping updates end in the data under every seed", .schedules(count: 30))
  func seeds() async throws {
    let host = try await Self.overlapping()
    #expect(host.texts == host.dataSource.cards.map(\.title))
    #expect(host.dataSource.cards.map(\.id) == [1, 2, 9, 3])
    #expect(FixtureInvariant(host).breaches(against: [4]).isEmpty)
  }

  @Test("overlapping updates end in the data on real threads")
  func threads() async throws {
    let host = try await Self.overlapping()
    #expect(host.texts == host.dataSource.cards.map(\.title))
  }

  @Test("a load and an update of two items end alike in every order")
  func everyOrder() async throws {
    try await withEverySchedule(limit: 300) {
      let (texts, cards) = try await Self.smallUpdate()
      #expect(texts == cards)
    }
  }

  private static func smallUpdate() async throws -> (texts: [String], cards: [String]) {
    let grid = CardGrid(Card.deck(2))
    let host = grid.host()
    host.bind { grid.remove(at: 0) }
    try await host.settle()
    return (host.texts, grid.cards.map(\.title))
  }

  @Test(
    "a generated source under its mutations ends in its data under every seed", arguments: 0..<20)
  func generated(_ seed: UInt64) async throws {
    try await withSchedule(seed: seed) {
      let host = FixtureHost(FeedDataSource())
      try await host.settle()
      #expect(host.apply(mutation: "shuffle"))
      #expect(host.apply(mutation: "drop"))
      try await host.settle()
      #expect(host.texts == host.dataSource.sections[0].items.map(\.model.title))
      #expect(host.items.count == 8)
    }
  }

  @Test("node blocks run in the background, questions on the main thread")
  func roles() async throws {
    let host = FixtureHost(FeedDataSource())
    try await host.settle()
    let blocks = host.dataSource.calls.calls(of: "nodeBlock")
    #expect(blocks.count == 12)
    #expect(blocks.allSatisfy { $0.role == .background })
    #expect(
      host.dataSource.calls.calls(of: "nodeBlockForItemAt").allSatisfy { $0.role == .main })
  }
}
