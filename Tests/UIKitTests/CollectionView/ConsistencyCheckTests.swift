import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Rule V6 and the pairs of V7: what UIKit says against a batch, with its numbers.
@Suite("Consistency check of batch updates")
struct ConsistencyCheckTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var before = [3, 2]
    var after = [3, 2]
    let edits: [ListEdit]
    let code: RuntimeViolation.Code
    let sentence: String
    var numbers: [Int] = []
  }

  @Test("a batch that does not add up is rejected in UIKit's words", arguments: rows)
  func refusal(_ row: Row) throws {
    let violation = try #require(throws: RuntimeViolation.self) {
      try ListUpdatePlan(row.edits, before: row.before, after: row.after, wording: .collection)
    }
    #expect(violation.code == row.code)
    #expect(violation.message.contains(row.sentence), "\(violation.message)")
    if !row.numbers.isEmpty { #expect(violation.numbers == row.numbers) }
    #expect(!violation.remedy.isEmpty)
  }

  @Test("UIKit's sentence about items is quoted whole")
  func itemSentence() throws {
    // Wording: mmick66/KDRearrangeableCollectionViewFlowLayout issue 1.
    let violation = try #require(throws: RuntimeViolation.self) {
      try ListUpdatePlan([.insertItem(.at(0, 0))], before: [1], after: [1], wording: .collection)
    }
    #expect(
      violation.message
        == "Invalid update: invalid number of items in section 0. The number of items contained in "
        + "an existing section after the update (1) must be equal to the number of items contained "
        + "in that section before the update (1), plus or minus the number of items inserted or "
        + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out).")
  }

  @Test("items in deleted, inserted and reloaded sections are not counted")
  func uncountedSections() throws {
    let plan = try ListUpdatePlan(
      [
        .deleteSection(0), .deleteItem(.at(0, 1)), .reloadSection(1), .insertSection(0),
        .insertItem(.at(0, 0)), .deleteItem(.at(1, 0)), .moveItem(.at(0, 0), to: .at(2, 0)),
      ], before: [3, 2, 1], after: [7, 9, 2], wording: .collection)
    #expect(plan.section(after: 1) == 1)
    #expect(plan.indexPath(after: .at(1, 1)) == nil)
    #expect(plan.indexPath(after: .at(0, 0)) == .at(2, 0))
    #expect(plan.indexPath(after: .at(2, 0)) == .at(2, 1))
  }

  static let rows: [Row] = [
    Row(
      testDescription: "a count that changed without an edit", after: [4, 2], edits: [],
      code: .invalidItemCount, sentence: "invalid number of items in section 0",
      numbers: [0, 4, 3, 0, 0, 0, 0]),
    Row(
      testDescription: "a move out that another section does not get", after: [2, 2],
      edits: [.moveItem(.at(0, 0), to: .at(1, 0))],
      code: .invalidItemCount, sentence: "(1 moved in, 0 moved out)",
      numbers: [1, 2, 2, 0, 0, 1, 0]),
    Row(
      testDescription: "a moved section is held against its new place", before: [3, 2],
      after: [1, 3], edits: [.moveSection(0, to: 1)],
      code: .invalidItemCount, sentence: "in section 1", numbers: [1, 1, 2, 0, 0, 0, 0]),
    Row(
      testDescription: "sections that changed without an edit", after: [3, 2, 1], edits: [],
      code: .invalidSectionCount, sentence: "(0 inserted, 0 deleted)", numbers: [3, 2, 0, 0]),
    Row(
      testDescription: "deleting past the end", after: [2, 2], edits: [.deleteItem(.at(0, 3))],
      code: .updateOutOfRange,
      sentence: "attempt to delete item 3 from section 0 which only contains 3 items before the "
        + "update", numbers: [0, 3, 3]),
    Row(
      testDescription: "inserting past the end", after: [4, 2], edits: [.insertItem(.at(0, 4))],
      code: .updateOutOfRange,
      sentence: "attempt to insert item 4 into section 0, but there are only 4 items in section 0 "
        + "after the update", numbers: [0, 4, 4]),
    Row(
      testDescription: "deleting a section past the end", edits: [.deleteSection(2)],
      code: .updateOutOfRange,
      sentence: "attempt to delete section 2, but there are only 2 sections before the update"),
    Row(
      testDescription: "inserting a section past the end", after: [3, 2, 1],
      edits: [.insertSection(3)], code: .updateOutOfRange, sentence: "3 sections after the update"),
    Row(
      testDescription: "deleting in a section that does not exist",
      edits: [.deleteItem(.at(5, 0))], code: .updateOutOfRange, sentence: "2 sections before"),
    Row(
      testDescription: "a negative place", edits: [.reloadItem(.at(0, -1))],
      code: .updateOutOfRange, sentence: "reload item -1"),
    Row(
      testDescription: "moving to a place that does not exist",
      edits: [.moveItem(.at(0, 0), to: .at(1, 5))], code: .updateOutOfRange, sentence: "to 5"),
    Row(
      testDescription: "deleting twice", after: [1, 2],
      edits: [.deleteItem(.at(0, 1)), .deleteItem(.at(0, 1))],
      code: .conflictingUpdates, sentence: "delete the same index path twice"),
    Row(
      testDescription: "deleting and moving one item", after: [2, 2],
      edits: [.deleteItem(.at(0, 1)), .moveItem(.at(0, 1), to: .at(0, 0))],
      code: .conflictingUpdates, sentence: "delete and move the same index path"),
    Row(
      testDescription: "deleting and reloading one item", after: [2, 2],
      edits: [.deleteItem(.at(0, 1)), .reloadItem(.at(0, 1))],
      code: .conflictingUpdates, sentence: "delete and reload the same index path"),
    Row(
      testDescription: "inserting and moving to one place", after: [4, 2],
      edits: [.insertItem(.at(0, 1)), .moveItem(.at(0, 0), to: .at(0, 1))],
      code: .conflictingUpdates, sentence: "insert and move to the same index path"),
    Row(
      testDescription: "moving two items to one place",
      edits: [.moveItem(.at(0, 0), to: .at(0, 1)), .moveItem(.at(0, 2), to: .at(0, 1))],
      code: .conflictingUpdates, sentence: "move twice to the same index path"),
    Row(
      testDescription: "moving and reloading one section",
      edits: [.moveSection(0, to: 1), .reloadSection(0)],
      code: .conflictingUpdates, sentence: "move and reload the same section"),
    Row(
      testDescription: "deleting and moving one section", after: [2],
      edits: [.deleteSection(0), .moveSection(0, to: 0)],
      code: .conflictingUpdates, sentence: "delete and move the same section"),
    Row(
      testDescription: "inserting and moving to one section", after: [3, 2, 1],
      edits: [.insertSection(1), .moveSection(0, to: 1)],
      code: .conflictingUpdates, sentence: "insert and move to the same section"),
    Row(
      testDescription: "moving one item twice",
      edits: [.moveItem(.at(0, 0), to: .at(0, 1)), .moveItem(.at(0, 0), to: .at(0, 2))],
      code: .conflictingUpdates, sentence: "move the same index path twice"),
    Row(
      testDescription: "moving a section that does not exist", edits: [.moveSection(2, to: 0)],
      code: .updateOutOfRange, sentence: "attempt to move section 2"),
    Row(
      testDescription: "moving a section to no place", edits: [.moveSection(0, to: 2)],
      code: .updateOutOfRange, sentence: "attempt to move section 0 to section 2"),
    Row(
      testDescription: "reloading a section that does not exist", edits: [.reloadSection(7)],
      code: .updateOutOfRange, sentence: "attempt to reload section 7"),
    Row(
      testDescription: "inserting a section twice", after: [3, 2, 1],
      edits: [.insertSection(2), .insertSection(2)],
      code: .conflictingUpdates, sentence: "insert the same section twice"),
  ]
}
