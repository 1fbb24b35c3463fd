import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Sources: UIKit's documentation of snapshots and diffable data sources.
@MainActor @Suite("Diffable data sources")
struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test("a snapshot is edited by neighbors")
  func snapshotEdits() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([3, 77])
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1])
    #expect(snapshot.itemIdentifiers == [4, 1, 9, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 9) == "a")
    #expect(snapshot.indexOfItem(9) == 2 && snapshot.indexOfSection("b") == 1)
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfItems(inSection: "c") == 0)
  }

  @Test("identifiers that are named twice, or are not there, are violations and are skipped")
  func misuse() {
    let log = ViolationLog()
    log.environment.bind {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
      snapshot.appendSections(["a", "a"])
      snapshot.appendItems([1, 1, 2])
      snapshot.insertItems([5], afterItem: 8)
      snapshot.moveSection("a", beforeSection: "z")
      #expect(snapshot.itemIdentifiers == [1, 2])
    }
    #expect(
      log.codes
        == [
          .unknownIdentifier, .duplicateIdentifier, .duplicateIdentifier, .unknownIdentifier,
          .unknownIdentifier,
        ])
  }

  @Test("the edits between two random snapshots pass the check and lead there", arguments: 0..<200)
  func differences(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let (old, new) = (randomSnapshot(using: &random), randomSnapshot(using: &random))
    let edits = SnapshotDifference(from: old, to: new).edits
    let plan = try ListUpdatePlan(
      edits, before: old.sections.map(\.items.count), after: new.sections.map(\.items.count),
      wording: .collection)
    for (section, content) in old.sections.enumerated() {
      for (item, id) in content.items.enumerated() {
        guard let place = plan.indexPath(after: .at(section, item)) else { continue }
        #expect(new.sections[place.section].items[place.item] == id)
      }
    }
  }

  @Test("the fewest items move")
  func fewestMoves() {
    var old = Snapshot()
    old.appendSections(["a"])
    old.appendItems([1, 2, 3, 4, 5])
    var new = Snapshot()
    new.appendSections(["a"])
    new.appendItems([5, 1, 2, 3, 4])
    #expect(
      SnapshotDifference(from: old, to: new).edits == [.moveItem(.at(0, 4), to: .at(0, 0))])
  }

  @Test("a collection view shows what is applied, keeping the cells of what stays")
  func collectionView() throws {
    let list = ListFixture(counts: [])
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list.view) {
      view, path, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberCell)?.number = number
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    var isDone = false
    source.apply(snapshot) { isDone = true }
    #expect(isDone)
    #expect(list.numbers == [1, 2, 3])
    let kept = list.view.cellForItem(at: .at(0, 1))
    snapshot = source.snapshot()
    snapshot.moveItem(2, afterItem: 3)
    snapshot.appendItems([8], toSection: "a")
    snapshot.reloadItems([1])
    source.apply(snapshot, animatingDifferences: false)
    #expect(list.numbers == [1, 8, 3, 2])
    #expect(list.view.cellForItem(at: .at(1, 1)) === kept)
    #expect(source.indexPath(for: 8) == .at(0, 1) && source.itemIdentifier(for: .at(1, 0)) == 3)
    #expect(list.view.violations.isEmpty)
  }

  @Test("a table shows what is applied")
  func tableView() {
    let table = TableFixture(counts: [])
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table.view) {
      view, path, number in
      let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? RowCell)?.number = number
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    snapshot.deleteItems([2])
    snapshot.insertItems([7], beforeItem: 1)
    source.apply(snapshot)
    #expect(table.numbers == [7, 1, 3])
    #expect(table.view.violations.isEmpty)
  }

  @Test("a reconfigured item keeps its cell, which is set up again at its new place")
  func reconfiguredItems() {
    let list = ListFixture(counts: [])
    var asked: [Int] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list.view) {
      view, path, number in
      asked.append(number)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberCell)?.number = number
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    list.view.layoutIfNeeded()
    let kept = list.view.cellForItem(at: .at(0, 1))
    asked = []
    snapshot.insertItems([9], beforeItem: 1)
    snapshot.reconfigureItems([2, 77])
    source.apply(snapshot, animatingDifferences: false)
    list.view.layoutIfNeeded()
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(asked.sorted() == [2, 9])
    #expect(list.view.cellForItem(at: .at(0, 2)) === kept)
    #expect(list.view.violations.isEmpty)
  }

  @Test("a reconfigured row keeps its cell, which is set up again")
  func reconfiguredRows() {
    let table = TableFixture(counts: [])
    var asked: [Int] = []
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table.view) {
      view, path, number in
      asked.append(number)
      return view.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    table.view.layoutIfNeeded()
    let kept = table.view.cellForRow(at: .at(0, 1))
    asked = []
    snapshot.reconfigureItems([2])
    source.apply(snapshot)
    table.view.layoutIfNeeded()
    #expect(asked == [2])
    #expect(kept != nil && table.view.cellForRow(at: .at(0, 1)) === kept)
    #expect(source.sectionIdentifier(for: 0) == "a" && source.index(for: "b") == nil)
  }

  @Test("a section that no snapshot holds is empty", arguments: [-1, 1, Int.max])
  func unknownSection(number: Int) {
    let list = ListFixture(counts: [])
    let table = TableFixture(counts: [])
    let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: list.view) {
      _, _, _ in nil
    }
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table.view) { _, _, _ in nil }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    items.apply(snapshot)
    rows.apply(snapshot)
    #expect(items.collectionView(list.view, numberOfItemsInSection: number) == 0)
    #expect(rows.tableView(table.view, numberOfRowsInSection: number) == 0)
  }

  private func randomSnapshot(using random: inout SplitMix) -> Snapshot {
    var snapshot = Snapshot()
    let sections = ["a", "b", "c", "d", "e"].shuffled(using: &random)
    snapshot.appendSections(Array(sections.prefix(Int.random(in: 0...5, using: &random))))
    guard snapshot.numberOfSections > 0 else { return snapshot }
    let items = Array(0..<20).shuffled(using: &random)
    for item in items.prefix(Int.random(in: 0...20, using: &random)) {
      snapshot.appendItems(
        [item], toSection: snapshot.sectionIdentifiers.randomElement(using: &random))
    }
    snapshot.reloadItems(items.filter { $0 % 7 == 0 })
    if Bool.random(using: &random) { snapshot.reloadSections(["b"]) }
    return snapshot
  }
}
