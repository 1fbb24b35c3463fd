import Foundation
import Testing
import UIKit

/// What it costs to ask a diffable data source where an item is, counted in hashes and comparisons.
@MainActor @Suite("Look-ups of diffable data sources")
struct DiffableLookupTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>

  private let questions = Locked(0)

  private func snapshot(_ numbers: Range<Int>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, start) in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 500)
      .enumerated()
    {
      snapshot.appendSections([section])
      snapshot.appendItems(
        (start..<min(start + 500, numbers.upperBound)).map {
          CountedIdentifier(number: $0, questions: questions)
        })
    }
    return snapshot
  }

  /// Checks every second place after the first question, which may look at all items.
  private func expectQuickPlaces(
    of numbers: Range<Int>, _ place: @MainActor (CountedIdentifier) -> IndexPath?
  ) {
    func find(_ number: Int) -> IndexPath? {
      place(CountedIdentifier(number: number, questions: questions))
    }
    #expect(find(numbers.lowerBound) == .at(0, 0))
    questions.withLock { $0 = 0 }
    let asked = Array(stride(from: numbers.lowerBound, to: numbers.upperBound, by: 2))
    for number in asked {
      let place = number - numbers.lowerBound
      #expect(find(number) == .at(place / 500, place % 500))
    }
    #expect(find(numbers.upperBound) == nil)
    // A hash and a comparison each, and a few more where hashes collide.
    #expect(questions.withLock { $0 } < 5 * asked.count)
  }

  @Test("a collection's index path is found by hash, after a change too")
  func collection() {
    let fixture = ListFixture(counts: [])
    let source = UICollectionViewDiffableDataSource<Int, CountedIdentifier>(
      collectionView: fixture.view
    ) { _, _, _ in nil }
    source.applySnapshotUsingReloadData(snapshot(0..<1000))
    expectQuickPlaces(of: 0..<1000, source.indexPath(for:))
    source.applySnapshotUsingReloadData(snapshot(200..<1200))
    expectQuickPlaces(of: 200..<1200, source.indexPath(for:))
  }

  @Test("a table's index path is found by hash, after a change too")
  func table() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = UITableViewDiffableDataSource<Int, CountedIdentifier>(tableView: view) { _, _, _ in
      nil
    }
    source.applySnapshotUsingReloadData(snapshot(0..<1000))
    expectQuickPlaces(of: 0..<1000, source.indexPath(for:))
    source.applySnapshotUsingReloadData(snapshot(200..<1200))
    expectQuickPlaces(of: 200..<1200, source.indexPath(for:))
  }
}
