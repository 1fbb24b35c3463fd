import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Diffable data sources of tables and collection views.
@MainActor @Suite("Table of cases: diffable data sources")
struct DiffableCaseTests {
  @Test(arguments: cases)
  func holds(_ test: ListCase) throws { try test.check() }

  private nonisolated static func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int>
  {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// A data source whose rows the user can move.
  private final class MovableRows: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      var items = snapshot().itemIdentifiers
      items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
      apply(DiffableCaseTests.snapshot(items), animatingDifferences: false)
    }
  }

  /// A table of self-sizing rows of which each has the height of its identifier, and more.
  @MainActor private final class Rows {
    let table: SizedTable
    let source: MovableRows
    let more: Addition

    final class Addition {
      var points: CGFloat = 0
    }

    init(_ items: [Int]) {
      let (table, more) = (SizedTable([[]]), Addition())
      self.table = table
      self.more = more
      source = MovableRows(tableView: table.view) { view, path, item in
        let cell = view.dequeueReusableCell(withIdentifier: "constraint", for: path)
        (cell as? any SizedCell)?.contentHeight = CGFloat(item) + more.points
        return cell
      }
      source.apply(DiffableCaseTests.snapshot(items), animatingDifferences: false)
      table.view.layoutIfNeeded()
    }
  }

  nonisolated static let cases: [ListCase] = [
    ListCase(
      "an item that is appended again is moved into place",
      "UIKit's log in jessesquires/ReactiveCollectionsKit, pull request 138"
    ) {
      let log = ViolationLog()
      log.environment.bind {
        var snapshot = snapshot([1, 2, 3])
        snapshot.appendItems([1, 4])
        #expect(snapshot.itemIdentifiers == [2, 3, 1, 4])
      }
      #expect(log.codes == [.existingIdentifier])
    },
    ListCase(
      "appending does not hash what the snapshot has",
      "Decided here: the cost is that of the change"
    ) {
      let questions = Locked(0)
      var snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<1000).map { CountedIdentifier(number: $0, questions: questions) })
      questions.withLock { $0 = 0 }
      snapshot.appendItems([CountedIdentifier(number: 1000, questions: questions)])
      // Colliding hash values, which differ between runs, cause some questions.
      #expect(questions.withLock(\.self) < 100)
    },
    ListCase(
      "a row that is moved by its control is at its new place with its height",
      "Apple, `UITableViewDiffableDataSource`"
    ) {
      let rows = Rows([20, 40, 30])
      #expect(rows.table.view.dragRow(at: .at(0, 0), to: .at(0, 2)) == .at(0, 2))
      rows.table.view.layoutIfNeeded()
      #expect(rows.source.snapshot().itemIdentifiers == [40, 30, 20])
      #expect(rows.table.visibleHeights == [40, 30, 20])
      #expect(rows.table.view.violations.isEmpty)
    },
    ListCase(
      "a reconfigured identifier is measured again without a new cell",
      "WWDC 2021, session 10252; rule T8"
    ) {
      let rows = Rows([20, 40])
      let cell = try #require(rows.table.cell(0))
      rows.more.points = 5
      var snapshot = rows.source.snapshot()
      snapshot.reconfigureItems([20])
      rows.source.apply(snapshot, animatingDifferences: false)
      rows.table.view.layoutIfNeeded()
      #expect(rows.table.visibleHeights == [25, 40] && rows.table.cell(0) === cell)
    },
    ListCase(
      "edits of a snapshot keep the measured heights of the other rows", "Rule T6"
    ) {
      let rows = Rows([20, 40, 30])
      rows.source.apply(snapshot([40, 50, 20]), animatingDifferences: false)
      rows.table.view.layoutIfNeeded()
      #expect(rows.table.visibleHeights.prefix(2) == [40, 50])
      #expect(rows.table.view.contentSize.height == 110)
    },
    ListCase(
      "rows of the data source itself can neither be edited nor moved",
      "Apple, `UITableViewDiffableDataSource`"
    ) {
      let table = SizedTable([[]])
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table.view) { _, _, _ in
        UITableViewCell()
      }
      source.apply(snapshot([1, 2]), animatingDifferences: false)
      table.view.layoutIfNeeded()
      table.view.setEditing(true, animated: false)
      #expect(table.view.beginReordering(at: .at(0, 0)) == nil)
      #expect(!table.view.commitEditing(at: .at(0, 0)))
    },
  ]
}
