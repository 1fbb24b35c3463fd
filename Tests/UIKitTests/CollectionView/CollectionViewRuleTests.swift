import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import UIKitCore

/// Rules of collection views that a change of one line would break without another test falling.
@MainActor @Suite("Collection view: rules of order")
struct CollectionViewRuleTests {
  @Test("counts are known before a layout prepares that asks for none (V1)")
  func countsBeforePrepare() {
    let list = ListFixture(counts: [2])
    let layout = NotingLayout()
    layout.note = { [source = list.source] in source.log.append($0) }
    list.view.collectionViewLayout = layout
    list.view.reloadData()
    list.forget()
    list.view.layoutIfNeeded()
    #expect(list.source.log == ["sections", "items 0", "prepare"])
  }

  @Test("index paths switch before the display of others ends (V3)")
  func visiblePathsAtTheEnd() {
    let list = ListFixture(counts: [20])
    let delegate = EndDelegate()
    list.view.delegate = delegate
    list.scroll(to: 100)
    #expect(delegate.ended.map(\.listDescription) == ["0.0", "0.1", "0.2", "0.3", "0.4"])
    #expect(delegate.paths.allSatisfy { $0 == ["0.5", "0.6", "0.7", "0.8", "0.9"] })
  }

  @Test("a pool gives the cell that came last (V4)")
  func lastInFirstOut() {
    let list = ListFixture(counts: [20])
    let leaving = Array(list.view.visibleCells.prefix(2))
    list.scroll(to: 40)
    list.forget()
    // Two cells wait; one more is asked for.
    list.scroll(to: 60)
    let incoming = list.view.cellForItem(at: .at(0, 7))
    #expect(incoming === leaving[1])
  }

  @Test("two horizontal positions are rejected as two vertical ones are (V5)")
  func horizontalPositions() {
    let list = ListFixture(counts: [8])
    list.view.scrollToItem(at: .at(0, 1), at: [.left, .right], animated: false)
    #expect(list.log.codes == [.invalidScrollPosition])
  }

  @Test("changes come as deletes from the end, then inserts from the start (V7)")
  func changeOrder() {
    let list = ListFixture(counts: [6])
    let layout = NotingLayout()
    list.view.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    var changes: [String] = []
    layout.note = { if $0 != "prepare" { changes.append($0) } }
    list.view.performBatchUpdates {
      list.source.sections[0] = [90, 1, 91, 3, 4, 92]
      list.view.insertItems(at: [.at(0, 5), .at(0, 0), .at(0, 2)])
      list.view.deleteItems(at: [.at(0, 0), .at(0, 5), .at(0, 2)])
    }
    #expect(list.log.all.isEmpty)
    #expect(changes == ["-0.5", "-0.2", "-0.0", "+0.0", "+0.2", "+0.5"])
  }

  @Test("with pinning every offset counts, without it none does (F21)", arguments: [true, false])
  func pinningInvalidates(isPinning: Bool) {
    let list = ListFixture(counts: [20])
    list.layout.sectionHeadersPinToVisibleBounds = isPinning
    list.view.layoutIfNeeded()
    let moved = CGRect(x: 0, y: 30, width: 100, height: 100)
    #expect(list.layout.shouldInvalidateLayout(forBoundsChange: moved) == isPinning)
    let wider = CGRect(x: 0, y: 0, width: 120, height: 100)
    #expect(list.layout.shouldInvalidateLayout(forBoundsChange: wider))
  }

  @Test("a title of the index strip brings its item to the top")
  func indexTitles() {
    let list = ListFixture(counts: [20])
    #expect(list.view.indexTitles == nil)
    let source = TitledSource()
    list.view.dataSource = source
    list.view.layoutIfNeeded()
    #expect(list.view.indexTitles == ["A", "B"])
    list.view.scrollToItem(forIndexTitleAt: 1)
    #expect(list.view.contentOffset.y == 140)
    list.view.scrollToItem(forIndexTitleAt: 9)
    #expect(list.view.contentOffset.y == 140)
    #expect(list.log.all.isEmpty)
  }

  @Test("titles without places are a violation")
  func titlesWithoutPaths() {
    let list = ListFixture(counts: [20])
    let source = UnplacedSource()
    list.view.dataSource = source
    list.view.layoutIfNeeded()
    list.view.scrollToItem(forIndexTitleAt: 0)
    #expect(list.log.codes == [.missingIndexPath])
    #expect(list.view.contentOffset.y == 0)
  }
}

/// Rows of 20 points; notes when it prepares and what changed, and asks for no counts.
private final class NotingLayout: UICollectionViewLayout {
  var note: (String) -> Void = { _ in }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 120) }

  override func prepare() {
    super.prepare()
    note("prepare")
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      if let path = item.indexPathBeforeUpdate { note("-\(path.listDescription)") }
      if let path = item.indexPathAfterUpdate { note("+\(path.listDescription)") }
    }
  }
}

/// Notes which index paths are visible whenever the display of a cell ends.
@MainActor
private final class EndDelegate: UICollectionViewDelegate {
  var ended: [IndexPath] = []
  var paths: [[String]] = []

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    ended.append(indexPath)
    paths.append(collectionView.indexPathsForVisibleItems.map(\.listDescription))
  }
}

/// Twenty items with two index titles.
@MainActor
private final class TitledSource: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 20 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: title == "B" ? 7 : 0, section: 0) }
}

/// Twenty items with an index title, but no place for it.
@MainActor
private final class UnplacedSource: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 20 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
}
