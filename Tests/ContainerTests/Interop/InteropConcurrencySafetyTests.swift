import AsyncDisplayKit
import ContainerFixtures
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Interop: concurrency safety", .device(.iPhoneSE)) @MainActor
struct InteropConcurrencySafetyTests {
  @Test("the blocks of a generated and of a hand-written source are safe in any order")
  func blocks() {
    expectThreadSafe(MixedDataSource())
    let cards = MixedCards()
    var audit = FixtureNodeBlockAudit()
    audit.changingData = { cards.cards = cards.cards.map { Card(id: $0.id, title: "changed") } }
    expectThreadSafe(cards, audit: audit)
  }

  @Test("nodes and plain cells keep their places under every seed", .schedules(count: 30))
  func seeds() async throws {
    let cards = MixedCards(Card.deck(5))
    let host = cards.host()
    host.bind { cards.removeFirst() }
    try await host.settle()
    #expect(host.items.map(\.kind) == [.node, .plain, .node, .node])
    #expect(host.texts == [1, 3, 4].map { id in Card.deck(5)[id].title })
    for item in host.visibleItems where item.kind == .plain {
      #expect(item.cell != nil && item.node == nil)
    }
  }

  @Test(
    "a generated source under its mutation chooses cells anew under every seed", arguments: 0..<20)
  func generated(_ seed: UInt64) async throws {
    try await withSchedule(seed: seed) {
      let host = FixtureHost(MixedDataSource())
      try await host.settle()
      #expect(host.apply(mutation: "drop"))
      try await host.settle()
      #expect(host.items.count == 8)
      // Kept items keep their cells; only what is made anew is asked for.
      #expect(host.items.map(\.kind).prefix(3) == [.plain, .node, .node])
    }
  }
}
