import Foundation
import Testing
import UIKit

/// Every misuse has a typed violation with UIKit's words and a remedy, and the table continues.
@MainActor @Suite("Table view: misuse")
struct TableMisuseTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let code: RuntimeViolation.Code
    let sentence: String
    let misuse: @MainActor @Sendable (TableFixture) -> Void
  }

  @Test(
    "misuse is a violation, reported once to the handler, and the table continues", arguments: rows)
  func violation(_ row: Row) throws {
    let table = TableFixture(counts: [8])
    row.misuse(table)
    table.view.layoutIfNeeded()
    let violation = try #require(table.view.violations.first)
    #expect(table.view.violations.count == 1)
    #expect(violation.code == row.code)
    #expect(violation.message.contains(row.sentence), "\(violation.message)")
    #expect(!violation.remedy.isEmpty && !violation.subject.isEmpty)
    #expect(table.log.all == table.view.violations)
    let count = table.source.sections[0].count
    #expect(table.view.numberOfRows(inSection: 0) == count)
    #expect(table.view.visibleCells.count == min(count, 5))
  }

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "an end without a beginning", code: .unbalancedUpdates,
      sentence: "without a matching beginUpdates"
    ) { $0.view.endUpdates() },
    Row(
      testDescription: "an identifier without a class", code: .unregisteredIdentifier,
      sentence: "unable to dequeue a cell with identifier other"
    ) { _ = $0.view.dequeueReusableCell(withIdentifier: "other", for: .at(0, 0)) },
    Row(
      testDescription: "a class that is not a cell", code: .invalidRegistration,
      sentence: "must be a subclass of UITableViewCell"
    ) { $0.view.register(UIView.self, forCellReuseIdentifier: "view") },
    Row(
      testDescription: "a class that is not a header", code: .invalidRegistration,
      sentence: "must be a subclass of UITableViewHeaderFooterView"
    ) { $0.view.register(UIView.self, forHeaderFooterViewReuseIdentifier: "view") },
    Row(
      testDescription: "one cell for two rows", code: .viewNotDequeued,
      sentence: "the cell returned for 0.1 is already shown"
    ) { table in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      table.source.sections = [[0, 1]]
      table.source.answer = { _, _ in cell }
      table.view.reloadData()
    },
    Row(
      testDescription: "another cell for a reconfigured row", code: .viewNotDequeued,
      sentence: "is not the one that is shown"
    ) { table in
      table.source.answer = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
      table.view.reconfigureRows(at: [.at(0, 0)])
    },
    Row(
      testDescription: "a count that changed without an edit", code: .invalidItemCount,
      sentence: "invalid number of rows in section 0"
    ) { table in
      table.source.sections = [[1, 2, 3]]
      table.view.performBatchUpdates(nil)
    },
    Row(
      testDescription: "an insertion without data", code: .invalidItemCount,
      sentence: "(1 inserted, 0 deleted)"
    ) { $0.view.insertRows(at: [.at(0, 0)], with: .none) },
    Row(
      testDescription: "an insertion past the end", code: .updateOutOfRange,
      sentence: "attempt to insert row 9 into section 0, but there are only 9 rows"
    ) { table in
      table.source.sections[0].append(8)
      table.view.insertRows(at: [.at(0, 9)], with: .none)
    },
    Row(
      testDescription: "a deletion past the end", code: .updateOutOfRange,
      sentence: "attempt to delete row 8 from section 0 which only contains 8 rows"
    ) { $0.view.deleteRows(at: [.at(0, 8)], with: .none) },
    Row(
      testDescription: "a section deleted that does not exist", code: .updateOutOfRange,
      sentence: "attempt to delete section 1"
    ) { $0.view.deleteSections([1], with: .none) },
    Row(
      testDescription: "a section inserted without data", code: .invalidSectionCount,
      sentence: "invalid number of sections"
    ) { $0.view.insertSections([0], with: .none) },
    Row(
      testDescription: "nearly all sections inserted", code: .updateOutOfRange,
      sentence: "attempt to insert section 5"
    ) { $0.view.insertSections(IndexSet(integersIn: 5..<Int.max - 1), with: .none) },
    Row(
      testDescription: "a row deleted and reloaded", code: .conflictingUpdates,
      sentence: "delete and reload the same"
    ) { table in
      table.view.performBatchUpdates {
        table.source.sections[0].removeLast()
        table.view.deleteRows(at: [.at(0, 7)], with: .none)
        table.view.reloadRows(at: [.at(0, 7)], with: .none)
      }
    },
    Row(
      testDescription: "scrolling to what does not exist", code: .indexPathOutOfRange,
      sentence: "invalid index path: 0.8"
    ) { $0.view.scrollToRow(at: .at(0, 8), at: .top, animated: false) },
    Row(
      testDescription: "selecting what does not exist", code: .indexPathOutOfRange,
      sentence: "invalid index path: 3.0"
    ) { $0.view.selectRow(at: .at(3, 0), animated: false, scrollPosition: .none) },
  ]
}
