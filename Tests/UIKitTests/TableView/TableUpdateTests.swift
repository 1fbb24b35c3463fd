import Foundation
import Testing
import UIKit

@MainActor @Suite("Table view: updates and misuse")
struct TableUpdateTests {
  @Test("edits between begin and end are one update")
  func batch() {
    let table = TableFixture(counts: [3, 2])
    table.view.beginUpdates()
    table.source.sections = [[9, 0, 2], [3, 4]]
    table.view.insertRows(at: [.at(0, 0)], with: .automatic)
    table.view.beginUpdates()
    table.view.deleteRows(at: [.at(0, 1)], with: .automatic)
    table.view.endUpdates()
    #expect(table.view.numberOfRows(inSection: 0) == 3)
    table.view.endUpdates()
    #expect(table.numbers == [9, 0, 2, 3, 4])
    #expect(table.source.log.filter { $0.hasPrefix("cell") } == ["cell 0.0"])
    #expect(table.delegate.log == ["willDisplay 0.0", "didEnd 0.1"])
  }

  @Test("moves, reloads and sections keep the cells of what stays")
  func kinds() {
    let table = TableFixture(counts: [2, 1, 1])
    let kept = table.view.cellForRow(at: .at(0, 0))
    table.source.sections = [[3], [1, 0], [8]]
    table.view.performBatchUpdates {
      table.view.moveRow(at: .at(0, 0), to: .at(1, 1))
      table.view.deleteSections([1], with: .none)
      table.view.moveSection(2, toSection: 0)
      table.view.insertSections([2], with: .none)
    }
    #expect(table.numbers == [3, 1, 0, 8])
    #expect(table.view.cellForRow(at: .at(1, 1)) === kept)
    #expect(table.view.violations.isEmpty)
  }

  @Test("selection follows rows")
  func selection() {
    let table = TableFixture(counts: [3])
    table.view.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    table.source.sections = [[9, 0, 1, 2]]
    table.view.insertRows(at: [.at(0, 0)], with: .none)
    #expect(table.view.indexPathForSelectedRow == .at(0, 2))
    table.source.sections = [[9, 0, 2]]
    table.view.deleteRows(at: [.at(0, 2)], with: .none)
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test("a mismatch is a violation in a table's words, and the table reloads")
  func mismatch() {
    let table = TableFixture(counts: [2])
    table.source.sections = [[0, 1, 2, 3]]
    table.view.insertRows(at: [.at(0, 0)], with: .none)
    #expect(table.view.violations.map(\.code) == [.invalidItemCount])
    #expect(table.view.violations.first?.numbers == [0, 4, 2, 1, 0, 0, 0])
    #expect(table.view.violations.first?.message.contains("rows in section 0") == true)
    #expect(table.log.all == table.view.violations)
    table.view.layoutIfNeeded()
    #expect(table.numbers == [0, 1, 2, 3])
  }

  @Test("reconfiguring fills the present cell again, also at the end of a batch")
  func reconfigure() throws {
    let table = TableFixture(counts: [8])
    let cell = try #require(table.view.cellForRow(at: .at(0, 1)) as? RowCell)
    table.source.sections[0][1] = 41
    table.view.reconfigureRows(at: [.at(0, 1), .at(0, 7)])
    #expect(cell.number == 41 && cell.reuseCount == 0)
    #expect(table.source.log.filter { $0.hasPrefix("cell") } == ["cell 0.1"])
    table.view.performBatchUpdates {
      table.source.sections[0][1] = 42
      table.source.sections[0].insert(99, at: 0)
      table.view.insertRows(at: [.at(0, 0)], with: .none)
      table.view.reconfigureRows(at: [.at(0, 1)])
    }
    #expect(table.view.cellForRow(at: .at(0, 2)) === cell && cell.number == 42)
    #expect(table.numbers == [99, 0, 42, 2, 3])
    #expect(table.view.violations.isEmpty)
  }

  @Test("a negative height is a violation and counts as none")
  func negativeHeight() {
    let table = TableFixture(counts: [2], isLaidOut: false)
    let heights = NegativeHeights()
    table.view.delegate = heights
    table.view.layoutIfNeeded()
    #expect(table.view.violations.map(\.code) == [.invalidRowHeight])
    #expect(table.view.violations.first?.numbers == [0, 1])
    #expect(table.view.contentSize.height == 10)
  }

  @Test("nested batches complete outer first, then inner ones")
  func completions() {
    let table = TableFixture(counts: [1])
    var log: [String] = []
    table.view.performBatchUpdates {
      table.view.performBatchUpdates(nil) { _ in log.append("inner") }
    } completion: { _ in
      log.append("outer")
    }
    #expect(log == ["outer", "inner"])
  }
}

@MainActor
private final class NegativeHeights: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? 10 : -7
  }
}
