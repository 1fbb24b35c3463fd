import AsyncDisplayKit
import ContainerFixtures
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Table: concurrency safety", .device(.iPhoneSE)) @MainActor
struct TableConcurrencySafetyTests {
  @Test("the blocks of a generated and of a hand-written source are safe in any order")
  func blocks() {
    expectThreadSafe(InboxDataSource())
    let table = CardTable()
    var audit = FixtureNodeBlockAudit()
    audit.changingData = { table.cards = table.cards.map { Card(id: $0.id, title: "changed") } }
    expectThreadSafe(table, audit: audit)
  }

  private static func overlapping() async throws -> FixtureHost<CardTable> {
    let table = CardTable(Card.deck(5))
    let host = table.host()
    host.bind {
      table.remove(at: 4)
      table.remove(at: 0)
    }
    host.scroll(to: CGPoint(x: 0, y: 20))
    try await host.settle()
    return host
  }

  @Test("overlapping updates end in the data under every seed", .schedules(count: 30))
  func seeds() async throws {
    let host = try await Self.overlapping()
    #expect(host.dataSource.cards.map(\.id) == [1, 2, 3])
    #expect(host.texts == host.dataSource.cards.map(\.title))
    #expect(FixtureInvariant(host).breaches(against: [3]).isEmpty)
  }

  @Test("a load and an update of two rows end alike in every order")
  func everyOrder() async throws {
    try await withEverySchedule(limit: 300) {
      let (texts, cards) = try await Self.smallUpdate()
      #expect(texts == cards)
    }
  }

  private static func smallUpdate() async throws -> (texts: [String], cards: [String]) {
    let table = CardTable(Card.deck(2))
    let host = table.host()
    host.bind { table.remove(at: 0) }
    try await host.settle()
    return (host.texts, table.cards.map(\.title))
  }

  @Test(
    "a generated source under its mutation ends in its data under every seed", arguments: 0..<20)
  func generated(_ seed: UInt64) async throws {
    try await withSchedule(seed: seed) {
      let host = FixtureHost(InboxDataSource())
      try await host.settle()
      #expect(host.apply(mutation: "shuffle"))
      try await host.settle()
      #expect(host.texts == host.dataSource.sections[0].items.map(\.model.title))
      #expect(host.items.count == 11)
    }
  }
}
