import Foundation
import Testing
import UIKit

/// Items that a snapshot already has: UIKit's log says that they are moved into place.
///
/// Source of the log: jessesquires/ReactiveCollectionsKit, pull request 138.
@MainActor @Suite("Diffable data: existing identifiers")
struct ExistingIdentifierTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void
    let first: [Int]
    let second: [Int]
    let moved: Int
  }

  private nonisolated static let cases = [
    Case(
      testDescription: "appended to its own section",
      change: { $0.appendItems([1], toSection: "a") },
      first: [2, 3, 1], second: [4, 5], moved: 1),
    Case(
      testDescription: "appended to another section", change: { $0.appendItems([2, 9, 1]) },
      first: [3], second: [4, 5, 2, 9, 1], moved: 2),
    Case(
      testDescription: "inserted before an item of its section",
      change: { $0.insertItems([3, 8], beforeItem: 2) },
      first: [1, 3, 8, 2], second: [4, 5], moved: 1),
    Case(
      testDescription: "inserted after an item that follows it",
      change: { $0.insertItems([1], afterItem: 2) },
      first: [2, 1, 3], second: [4, 5], moved: 1),
    Case(
      testDescription: "inserted beside itself", change: { $0.insertItems([7, 2], beforeItem: 2) },
      first: [1, 7, 2, 3], second: [4, 5], moved: 1),
  ]

  @Test("an existing item is moved into place with an advisory", arguments: cases)
  func moves(_ test: Case) throws {
    let log = ViolationLog()
    log.environment.bind {
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2, 3], toSection: "a")
      snapshot.appendItems([4, 5], toSection: "b")
      test.change(&snapshot)
      #expect(snapshot.itemIdentifiers(inSection: "a") == test.first)
      #expect(snapshot.itemIdentifiers(inSection: "b") == test.second)
    }
    let report = try #require(log.all.first)
    #expect(log.codes == [.existingIdentifier] && report.severity == .advisory)
    #expect(report.numbers == [test.moved])
  }

  @Test("an item that was deleted, or whose section was, is new when it is appended")
  func deleted() {
    let log = ViolationLog()
    log.environment.bind {
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2], toSection: "a")
      snapshot.deleteItems([1])
      snapshot.appendItems([1])
      snapshot.deleteSections(["a"])
      snapshot.appendItems([2])
      #expect(snapshot.itemIdentifiers == [1, 2])
      snapshot.deleteAllItems()
      snapshot.appendSections(["c"])
      snapshot.appendItems([1, 2])
    }
    #expect(log.codes.isEmpty)
  }

  @Test("a data source shows the move")
  func shown() {
    let list = ListFixture(counts: [])
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list.view) {
      view, path, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberCell)?.number = number
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    list.view.layoutIfNeeded()
    list.log.environment.bind { snapshot.appendItems([1]) }
    source.apply(snapshot)
    list.view.layoutIfNeeded()
    #expect(list.numbers == [2, 3, 1] && list.view.violations.isEmpty)
  }

  @Test("appending to a snapshot hashes the appended identifiers, not the others")
  func cost() {
    let questions = Locked(0)
    var snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>()
    var tree = NSDiffableDataSourceSectionSnapshot<CountedIdentifier>()
    snapshot.appendSections([0])
    let items = (0..<2000).map { CountedIdentifier(number: $0, questions: questions) }
    snapshot.appendItems(items)
    tree.append(items)
    questions.withLock { $0 = 0 }
    for number in 2000..<2100 {
      snapshot.appendItems([CountedIdentifier(number: number, questions: questions)])
      tree.append([CountedIdentifier(number: number, questions: questions)])
    }
    // 200 calls over 2,000 items: a set grows at most once, and each call asks about its own item.
    #expect(questions.withLock { $0 } < 8000)
  }
}
