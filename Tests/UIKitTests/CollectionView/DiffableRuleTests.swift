import Foundation
import Testing
import UIKit

@testable import UIKitLists

/// Neighbors, reloads and completions of diffable data, beside ``DiffableDataSourceTests``.
@MainActor @Suite("Rules of diffable data")
struct DiffableRuleTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("items are appended to the last section, and inserted before and after others")
  func items() {
    var snapshot = snapshot(["a": [1], "b": [2, 3]])
    snapshot.appendItems([4])
    snapshot.insertItems([5], beforeItem: 3)
    snapshot.insertItems([6], afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [2, 5, 3, 6, 4])
    snapshot.moveItem(2, afterItem: 1)
    snapshot.moveItem(4, beforeItem: 5)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 3, 6])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test("sections are inserted and moved before and after others")
  func sections() {
    var snapshot = snapshot(["a": [], "b": [], "c": []])
    snapshot.insertSections(["d"], afterSection: "a")
    snapshot.insertSections(["e"], beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["e", "a", "d", "b", "c"])
    snapshot.moveSection("e", afterSection: "b")
    snapshot.moveSection("c", beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b", "e"])
    snapshot.deleteSections(["d", "none"])
    #expect(snapshot.sectionIdentifiers == ["c", "a", "b", "e"])
  }

  @Test("only what a snapshot holds is reloaded or set up again")
  func unknown() {
    var snapshot = snapshot(["a": [1]])
    snapshot.reloadItems([1, 9])
    snapshot.reconfigureItems([1, 9])
    snapshot.reloadSections(["a", "z"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [1])
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
  }

  @Test("nothing is moved beside itself")
  func itself() {
    let log = ViolationLog()
    log.environment.bind {
      var snapshot = snapshot(["a": [1], "b": [2]])
      snapshot.moveItem(1, beforeItem: 1)
      snapshot.moveItem(1, afterItem: 1)
      snapshot.moveSection("a", beforeSection: "a")
      #expect(snapshot.itemIdentifiers == [1, 2] && snapshot.sectionIdentifiers == ["a", "b"])
    }
    #expect(log.codes == [.unknownIdentifier, .unknownIdentifier, .unknownIdentifier])
  }

  @Test("the edits say reloads at the old place, and moves with reloads as deletion and insertion")
  func edits() {
    func edits(to new: Snapshot) -> [ListEdit] {
      SnapshotDifference(from: snapshot(["a": [1, 2], "b": [3]]), to: new).edits
    }
    var reloaded = snapshot(["a": [1, 2], "b": [3]])
    reloaded.reloadItems([2])
    #expect(edits(to: reloaded) == [.reloadItem(.at(0, 1))])
    reloaded.reloadSections(["b"])
    #expect(Set(edits(to: reloaded)) == [.reloadItem(.at(0, 1)), .reloadSection(1)])
    var moved = snapshot(["a": [2, 1], "b": [3]])
    moved.reloadItems([1, 2])
    let movedEdits = Set(edits(to: moved))
    #expect(
      movedEdits == [.reloadItem(.at(0, 1)), .deleteItem(.at(0, 0)), .insertItem(.at(0, 1))]
        || movedEdits == [.reloadItem(.at(0, 0)), .deleteItem(.at(0, 1)), .insertItem(.at(0, 0))])
    #expect(edits(to: snapshot(["b": [3], "a": [1, 2]])).count == 1)
    var turned = snapshot(["b": [3], "a": [1, 2]])
    turned.reloadSections(["a", "b"])
    #expect(edits(to: turned).count == 3)
    #expect(!edits(to: turned).contains { if case .moveSection = $0 { true } else { false } })
  }

  private func collection(_ list: ListFixture) -> UICollectionViewDiffableDataSource<String, Int> {
    UICollectionViewDiffableDataSource(collectionView: list.view) { view, path, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberCell)?.number = number
      return cell
    }
  }

  @Test("a snapshot that is given back says no reloads, which are done already")
  func givenBack() {
    let (list, table) = (ListFixture(counts: []), TableFixture(counts: []))
    let items = collection(list)
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table.view) { _, _, _ in nil }
    var snapshot = snapshot(["a": [1]])
    snapshot.reloadItems([1])
    items.apply(snapshot)
    rows.apply(snapshot)
    #expect(items.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(rows.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(items.snapshot().itemIdentifiers == [1] && rows.snapshot().itemIdentifiers == [1])
  }

  @Test("without differences the whole list is loaded anew, and the completion runs")
  func reloadData() {
    let (list, table, log) = (ListFixture(counts: []), TableFixture(counts: []), CallLog())
    let items = collection(list)
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table.view) {
      view, path, number in
      let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? RowCell)?.number = number
      return cell
    }
    for numbers in [[1, 2], [3]] {
      items.applySnapshotUsingReloadData(snapshot(["a": numbers])) { log("items") }
      rows.applySnapshotUsingReloadData(snapshot(["a": numbers])) { log("rows") }
      list.view.layoutIfNeeded()
      table.view.layoutIfNeeded()
      #expect(list.numbers == numbers && table.numbers == numbers)
      #expect(log.take() == ["items", "rows"])
    }
    #expect(list.view.violations.isEmpty && table.view.violations.isEmpty)
  }

  @Test("a completion runs for a table, and for a list that is gone")
  func completions() {
    let (table, log) = (TableFixture(counts: []), CallLog())
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table.view) { _, _, _ in nil }
    rows.apply(snapshot(["a": []])) { log("rows") }
    #expect(log.take() == ["rows"])
    func orphan() -> UICollectionViewDiffableDataSource<String, Int> {
      collection(ListFixture(counts: []))
    }
    let items = orphan()
    items.apply(snapshot(["a": [1]])) { log("items") }
    #expect(log.take() == ["items"] && items.snapshot().itemIdentifiers == [1])
  }

  @Test("a completion runs for a table that is gone")
  func goneTable() {
    func orphan() -> UITableViewDiffableDataSource<String, Int> {
      UITableViewDiffableDataSource(tableView: TableFixture(counts: []).view) { _, _, _ in nil }
    }
    let (rows, log) = (orphan(), CallLog())
    rows.apply(snapshot(["a": [1]])) { log("rows") }
    #expect(log.take() == ["rows"] && rows.snapshot().itemIdentifiers == [1])
  }

  @Test("supplementary views come from their provider")
  func providers() {
    let list = ListFixture(counts: [])
    list.layout.headerReferenceSize = CGSize(width: 100, height: 10)
    let items = collection(list)
    items.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    items.apply(snapshot(["a": [1]]), animatingDifferences: false)
    list.view.layoutIfNeeded()
    let header = UICollectionView.elementKindSectionHeader
    #expect(list.view.supplementaryView(forElementKind: header, at: .at(0, 0)) != nil)
    #expect(list.view.violations.isEmpty)
    #expect(items.sectionIdentifier(for: 0) == "a" && items.sectionIdentifier(for: 1) == nil)
  }

  @Test("a new section is made for a tree, and a tree that no longer fits its section is forgotten")
  func trees() {
    let list = ListFixture(counts: [])
    let items = collection(list)
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1, 2])
    tree.append([3], to: 1)
    items.apply(tree, to: "a")
    #expect(items.snapshot().sectionIdentifiers == ["a"])
    #expect(items.snapshot().itemIdentifiers == [1, 2])
    #expect(items.snapshot(for: "a").items == [1, 3, 2])
    items.apply(snapshot(["a": [1, 2, 7]]))
    #expect(items.snapshot(for: "a").items == [1, 2, 7])
  }
}
