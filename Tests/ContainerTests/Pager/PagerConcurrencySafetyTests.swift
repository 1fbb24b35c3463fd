import AsyncDisplayKit
import ContainerFixtures
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Pager: concurrency safety", .device(.iPhoneSE)) @MainActor
struct PagerConcurrencySafetyTests {
  @Test("the blocks of a generated and of a hand-written source are safe in any order")
  func blocks() {
    expectThreadSafe(BookDataSource() as any ASPagerDataSource)
    let pages = CardPages()
    var audit = FixtureNodeBlockAudit()
    audit.changingData = { pages.cards = pages.cards.map { Card(id: $0.id, title: "changed") } }
    expectThreadSafe(pages, audit: audit)
  }

  @Test("a page torn out while pages load ends in the data under every seed", .schedules(count: 30))
  func seeds() async throws {
    let pages = CardPages(Card.deck(4))
    let host = pages.host()
    host.bind { pages.tear() }
    try await host.settle()
    host.scroll(to: [0, 2], at: .left)
    try await host.settle()
    #expect(host.texts == pages.cards.map(\.title))
    #expect(host.currentPage == 2)
    #expect(FixtureInvariant(host).breaches(against: [3]).isEmpty)
  }

  @Test("a load and an update of two pages end alike in every order")
  func everyOrder() async throws {
    try await withEverySchedule(limit: 300) {
      let (texts, cards) = try await Self.smallUpdate()
      #expect(texts == cards)
    }
  }

  private static func smallUpdate() async throws -> (texts: [String], cards: [String]) {
    let pages = CardPages(Card.deck(2))
    let host = pages.host()
    host.bind { pages.tear() }
    try await host.settle()
    return (host.texts, pages.cards.map(\.title))
  }

  @Test("a generated pager keeps its page through every seed", arguments: 0..<20)
  func generated(_ seed: UInt64) async throws {
    try await withSchedule(seed: seed) {
      let host = FixtureHost(BookDataSource())
      try await host.settle()
      host.scroll(to: [0, 3], at: .left)
      #expect(host.apply(mutation: "tear"))
      try await host.settle()
      #expect(host.texts == (2...6).map { "Page \($0)" })
    }
  }
}
