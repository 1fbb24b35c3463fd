import FixtureTesting
import Foundation
import Testing
import UIKit

/// Each edit alone, announced to a collection and to a table: without it the counts would not fit, and
/// a reload asks for its rows again.
@Suite("Announced edits", .device(.iPhoneSE)) @MainActor
struct AnnouncedEditTests {
  nonisolated static let updates = [
    FixtureListUpdate(before: [2, 3], edits: [.deleteSections([0])], after: [3]),
    FixtureListUpdate(before: [2, 3], edits: [.insertSections([1])], after: [2, 4, 3]),
    FixtureListUpdate(before: [2, 3], edits: [.reloadSections([1])], after: [2, 5]),
    FixtureListUpdate(before: [2, 3], edits: [.moveSection(from: 1, to: 0)], after: [3, 2]),
    FixtureListUpdate(before: [2, 3], edits: [.deleteItems([[1, 0]])], after: [2, 2]),
    FixtureListUpdate(before: [2, 3], edits: [.insertItems([[0, 2]])], after: [3, 3]),
    FixtureListUpdate(
      before: [2, 3], edits: [.moveItem(from: [1, 0], to: [0, 0])], after: [3, 2]),
  ]

  @Test("a table takes each edit", arguments: updates)
  func table(_ update: FixtureListUpdate) async throws {
    let table = ListTable(update.before)
    let host = table.host()
    try await host.settle()
    host.bind { table.apply(update) }
    try await host.settle()
    #expect(FixtureInvariant(host).breaches(against: update.after) == [])
  }

  @Test("a collection takes each edit", arguments: updates)
  func collection(_ update: FixtureListUpdate) async throws {
    let grid = ListGrid(update.before)
    let host = grid.host()
    try await host.settle()
    host.bind { grid.apply(update) }
    try await host.settle()
    #expect(FixtureInvariant(host).breaches(against: update.after) == [])
  }

  @Test("rows that are reloaded are asked for again, and no others")
  func reload() async throws {
    let table = ListTable([2, 3])
    let host = table.host()
    try await host.settle()
    let update = FixtureListUpdate(
      before: [2, 3], edits: [.reloadItems([[1, 2]])], after: [2, 3])
    host.bind { table.apply(update) }
    try await host.settle()
    #expect(table.asked == [[1, 2]])
  }

  @Test("items that are reloaded get other nodes")
  func reloadItems() async throws {
    let grid = ListGrid([2, 3])
    let host = grid.host()
    try await host.settle()
    func nodes() -> [ObjectIdentifier] { host.items.compactMap(\.node).map(ObjectIdentifier.init) }
    let former = host.items.compactMap(\.node)
    let update = FixtureListUpdate(
      before: [2, 3], edits: [.reloadItems([[1, 2]])], after: [2, 3])
    host.bind { grid.apply(update) }
    try await host.settle()
    #expect(nodes().prefix(4) == former.map(ObjectIdentifier.init).prefix(4))
    #expect(nodes().last != former.last.map(ObjectIdentifier.init))
  }
}
