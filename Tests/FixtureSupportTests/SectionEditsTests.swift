import Foundation
import Testing

@testable import FixtureSupport

/// Mutations of data, against what a batch update of UIKit does.
@Suite("Section edits")
struct SectionEditsTests {
  typealias Edit = FixtureEdit<Int, FixtureNoFields>

  private func sections(_ models: [[Int]]) -> [FixtureSection<Int, FixtureNoFields>] {
    models.map { FixtureSection($0) }
  }

  private func apply(_ edits: [Edit], to models: [[Int]]) -> [[Int]]? {
    let sections = sections(models)
    return SectionEdits(edits, of: sections)?.applied(to: sections)?.map { $0.items.map(\.model) }
  }

  @Test(
    "index paths of deletions count before the update, of insertions after it",
    arguments: [
      ([Edit.deleteItems(at: "0.0")], [[1, 2, 3], [4]], [[2, 3], [4]]),
      ([.deleteItems(at: "0.0 0.2")], [[1, 2, 3]], [[2]]),
      (
        [.deleteItems(at: "0.0"), .insertItems(at: "0.0 0.2", items(8, 9))], [[1, 2, 3]],
        [[8, 2, 9, 3]]
      ),
      ([.insertItems(at: "0.2 0.1", items(8, 9))], [[1]], [[1, 9, 8]]),
      ([.moveItem(from: [0, 0], to: [1, 1])], [[1, 2], [3]], [[2], [3, 1]]),
      ([.reloadItems(at: "0.1", items(9))], [[1, 2]], [[1, 9]]),
      ([.reloadItems(at: "0.1", [])], [[1, 2]], [[1, 2]]),
      ([.deleteSections([0]), .insertItems(at: "0.0", items(9))], [[1], [2]], [[9, 2]]),
      ([.insertSection(at: 1, FixtureSection([9]))], [[1], [2]], [[1], [9], [2]]),
      ([.moveSection(from: 0, to: 1)], [[1], [2], [3]], [[2], [1], [3]]),
      ([.reloadSections([0])], [[1]], [[1]]),
      (
        [.moveSection(from: 0, to: 1), .deleteItems(at: "0.0"), .insertItems(at: "1.0", items(9))],
        [[1, 2], [3]], [[3], [9, 2]]
      ),
    ] as [([Edit], [[Int]], [[Int]])])
  func applies(_ edits: [Edit], _ before: [[Int]], _ after: [[Int]]) {
    #expect(apply(edits, to: before) == after)
  }

  @Test(
    "edits without a place change nothing",
    arguments: [
      [Edit.deleteItems(at: "0.1")], [.deleteItems(at: "5.0")], [.deleteSections([1])],
      [.insertItems(at: "0.3", items(9))], [.insertItems(at: "2.0", items(9))],
      [.insertSection(at: 3, FixtureSection([9]))], [.moveItem(from: [0, 9], to: [0, 0])],
      [.moveSection(from: 4, to: 0)], [.reloadItems(at: "0.9", [])], [.reloadSections([7])],
      [.deleteItems(at: "0")],
    ] as [[Edit]])
  func refuses(_ edits: [Edit]) {
    #expect(apply(edits, to: [[1]]) == nil)
  }

  private static func items(_ models: Int...) -> [FixtureItem<Int>] {
    models.map { FixtureItem($0) }
  }
}
