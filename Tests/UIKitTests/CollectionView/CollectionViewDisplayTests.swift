import Foundation
import Testing
import UIKit

/// Rules V1 to V4: which questions and events come in which order.
@MainActor @Suite("Collection view: display")
struct CollectionViewDisplayTests {
  @Test("the first layout pass asks for counts section by section, then for cells (V1)")
  func firstPass() {
    let list = ListFixture(counts: [2, 9], isLaidOut: false)
    #expect(list.source.log.isEmpty)
    list.view.layoutIfNeeded()
    #expect(
      list.source.log
        == [
          "sections", "items 0", "items 1", "cell 0.0", "cell 0.1", "cell 1.0", "cell 1.1",
          "cell 1.2",
        ])
    #expect(list.numbers == [0, 1, 2, 3, 4])
  }

  @Test("a question about counts is answered from the data source once (V1)")
  func counts() {
    let list = ListFixture(counts: [2, 9], isLaidOut: false)
    #expect(list.view.numberOfSections == 2)
    #expect(list.view.numberOfItems(inSection: 1) == 9)
    #expect(list.view.numberOfItems(inSection: 2) == 0)
    #expect(list.source.log == ["sections", "items 0", "items 1"])
  }

  @Test("scrolling announces new cells, then ends the display of others (V3)")
  func scrolling() {
    let list = ListFixture(counts: [20])
    list.scroll(to: 40)
    #expect(
      list.delegate.log
        == ["willDisplay 0.5", "willDisplay 0.6", "didEnd 0.0", "didEnd 0.1"])
    #expect(list.numbers == [2, 3, 4, 5, 6])
  }

  @Test("a cell is not found by its index path while it is announced (V3)")
  func notFoundDuringAnnouncement() {
    let list = ListFixture(counts: [20])
    list.delegate.onDisplay = { view, path in
      #expect(view.cellForItem(at: path) == nil)
      #expect(view.indexPathsForVisibleItems.first == .at(0, 0))
    }
    list.scroll(to: 40)
    #expect(list.view.cellForItem(at: .at(0, 6)) != nil)
  }

  @Test("a cell out of sight is used again, prepared when it is dequeued (V4)")
  func reuse() throws {
    let list = ListFixture(counts: [40])
    let first = try #require(list.view.cellForItem(at: .at(0, 0)) as? NumberCell)
    list.scroll(to: 20)
    #expect(first.reuseCount == 0)
    list.scroll(to: 40)
    #expect(list.view.cellForItem(at: .at(0, 6)) === first)
    #expect(first.reuseCount == 1)
    #expect(first.number == 6)
  }

  @Test("what an app changes of a cell stays while it scrolls, until the layout says otherwise")
  func keptChanges() throws {
    let list = ListFixture(counts: [8])
    let cell = try #require(list.view.cellForItem(at: .at(0, 1)))
    cell.alpha = 0.5
    list.scroll(to: 5)
    #expect(list.view.cellForItem(at: .at(0, 1)) === cell && cell.alpha == 0.5)
    list.layout.minimumLineSpacing = 1
    list.view.layoutIfNeeded()
    #expect(cell.alpha == 1 && cell.frame.minY == 21)
  }

  @Test("layout attributes are applied before the data source fills the cell (V4)")
  func attributesBeforeFilling() {
    let list = ListFixture(counts: [3], isLaidOut: false)
    list.source.answer = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      #expect(cell.frame == CGRect(x: 0, y: 20 * path.item, width: 100, height: 20))
      #expect((cell as? NumberCell)?.appliedFrames == [cell.frame])
      return cell
    }
    list.view.layoutIfNeeded()
    #expect(list.view.visibleCells.count == 3)
  }

  @Test("rows that only touch the edge of the bounds are not in sight")
  func touchingRows() {
    let list = ListFixture(counts: [20])
    list.scroll(to: 20)
    #expect(list.paths == ["0.1", "0.2", "0.3", "0.4", "0.5"])
    list.scroll(to: 21)
    #expect(list.paths.count == 6)
  }

  @Test("reloading asks for nothing until the next pass (V2)")
  func lazyReload() {
    let list = ListFixture(counts: [3])
    list.source.sections = [[7, 8]]
    list.view.reloadData()
    #expect(list.source.log.isEmpty)
    #expect(list.view.visibleCells.isEmpty)
    list.view.layoutIfNeeded()
    #expect(list.numbers == [7, 8])
    #expect(list.source.log == ["sections", "items 0", "cell 0.0", "cell 0.1"])
    #expect(list.delegate.log.prefix(3) == ["didEnd 0.0", "didEnd 0.1", "didEnd 0.2"])
  }

  @Test("reloading uses the former cells again (V2)")
  func reloadReuses() {
    let list = ListFixture(counts: [3])
    let former = Set(list.view.visibleCells.map(ObjectIdentifier.init))
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(Set(list.view.visibleCells.map(ObjectIdentifier.init)) == former)
  }

  @Test("reloading fewer items pulls the offset back (V2)")
  func offsetAfterReload() {
    let list = ListFixture(counts: [20])
    list.scroll(to: 300)
    list.source.sections = [Array(0..<8)]
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.view.contentOffset.y == 60)
    #expect(list.numbers == [3, 4, 5, 6, 7])
  }

  @Test("headers come and go like cells")
  func headers() {
    let list = ListFixture(counts: [3, 3])
    list.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    list.view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(list.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).count == 2)
    #expect(
      list.view.supplementaryView(forElementKind: kind, at: .at(1, 0))?.frame
        == CGRect(x: 0, y: 70, width: 100, height: 10))
    list.scroll(to: 15)
    #expect(list.delegate.log.last == "didEndHeader 0.0")
    #expect(list.view.visibleSupplementaryViews(ofKind: kind).count == 1)
  }

  @Test("without a data source there is nothing")
  func noDataSource() {
    let list = ListFixture(counts: [3])
    list.view.dataSource = nil
    list.view.layoutIfNeeded()
    #expect(list.view.numberOfSections == 0)
    #expect(list.view.visibleCells.isEmpty)
  }

  @Test("a view of size zero asks for no cell")
  func emptyBounds() {
    let list = ListFixture(counts: [3], isLaidOut: false)
    list.view.frame = .zero
    list.view.layoutIfNeeded()
    #expect(!list.source.log.contains { $0.hasPrefix("cell") })
  }

  @Test("a higher zIndex is in front")
  func stacking() {
    let list = ListFixture(counts: [8, 8])
    list.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    list.layout.sectionHeadersPinToVisibleBounds = true
    list.view.layoutIfNeeded()
    list.scroll(to: 45)
    let header = list.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: .at(0, 0))
    #expect(header?.frame.minY == 45)
    #expect(list.view.subviews.last === header)
  }
}
