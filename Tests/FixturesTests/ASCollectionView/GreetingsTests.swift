import AsyncDisplayKit
import FixtureTesting
import Fixtures
import Testing
import UIKit

/// The hundred sections, beyond what their fixture can say.
@Suite("Greetings", .device(.iPhone8)) @MainActor
struct GreetingsTests {
  private func text(_ host: FixtureHost<GreetingsDataSource>, _ indexPath: IndexPath) -> String? {
    host.node(GreetingNode.self, at: indexPath)?.greetingNode.attributedText?.string
  }

  @Test("a cell says where it was made")
  func texts() async throws {
    let host = FixtureHost(GreetingsDataSource())
    try await host.settle()
    #expect(text(host, [0, 0]) == "[0.0] says hi")
    #expect(text(host, [99, 9]) == "[99.9] says hi")
  }

  @Test("a move is a delete and an insert: the item gets a new node, the others keep theirs")
  func moves() async throws {
    let host = FixtureHost(GreetingsDataSource())
    try await host.settle()
    let before = host.items.prefix(10).map(\.node)
    host.dataSource.calls.removeAll()
    host.apply(mutation: "moveInSection")
    try await host.settle()
    let after = host.items.prefix(10).map(\.node)
    #expect(after[3] !== before[0])
    #expect(text(host, [0, 3]) == "[0.3] says hi")
    let kept = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    let places = [0, 1, 2, 4, 5, 6, 7, 8, 9]
    for (old, new) in zip(kept, places) { #expect(after[new] === before[old]) }
    let blocks = host.dataSource.calls.calls(of: "nodeBlockForItemAt")
    #expect(blocks.map(\.indexPath) == [[0, 3]])
  }

  @Test("a section that moves takes its ten items along")
  func movedSection() async throws {
    let host = FixtureHost(GreetingsDataSource())
    try await host.settle()
    host.apply(mutation: "moveLastSectionFirst")
    try await host.settle()
    #expect(host.sectionCount == 100)
    #expect(text(host, [0, 0]) == "[0.0] says hi")
    #expect(text(host, [1, 0]) == "[0.0] says hi")
    #expect(host.supplementaries.count == 200)
  }

  @Test("an item that is dragged to another place is moved in the data")
  func interactiveMove() async throws {
    let host = FixtureHost(GreetingsDataSource())
    try await host.settle()
    let view = try #require(host.collectionNode?.view)
    let target = try #require(host.frame(at: [0, 3]))
    host.bind {
      #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
      view.endInteractiveMovement()
    }
    try await host.settle()
    let moves = host.dataSource.calls.calls(of: "moveItemAt")
    #expect(moves.map(\.indexPath) == [[0, 0]])
    #expect(host.itemCount(inSection: 0) == 10)
  }

  @Test("a selection darkens the cell, a deselection takes that back")
  func selection() async throws {
    let host = FixtureHost(GreetingsDataSource())
    try await host.settle()
    let node = try #require(host.node(at: [0, 0]))
    #expect(node.backgroundColor == .lightGray)
    host.tap([0, 0])
    #expect(node.isSelected)
    #expect(node.backgroundColor == .darkGray)
    host.deselect([0, 0])
    #expect(node.backgroundColor == .lightGray)
  }

  @Test("a hundred sections that arrive after two seconds are one update")
  func arrival() async throws {
    let greetings = GreetingsDataSource()
    let sections = greetings.sections
    greetings.sections = []
    let host = FixtureHost(greetings)
    try await host.settle()
    #expect(host.sectionCount == 0)
    host.environment.scheduleTimer(after: 2, RuntimeScheduling.Step(.timer, "the response")) {
      greetings.sections = sections
      greetings.collectionNode.insertSections(IndexSet(0..<100))
    }
    greetings.calls.removeAll()
    try await host.settle()
    #expect(host.sectionCount == 0)
    host.advance(by: 2)
    try await host.settle()
    #expect(host.sectionCount == 100)
    #expect(host.items.count == 1_000)
    let blocks = greetings.calls.calls(of: "nodeBlockForItemAt")
    #expect(blocks.count == 1_000)
    #expect(Set(blocks.compactMap(\.indexPath)).count == 1_000)
  }
}
