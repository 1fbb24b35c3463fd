import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Rules V5, V10, V12, F13, F19, F20 and F21 in a view.
@MainActor @Suite("Collection view: scrolling")
struct CollectionViewScrollTests {
  typealias Position = UICollectionView.ScrollPosition

  @Test(
    "scrolling to an item honors position and insets, and stays in range (V5)",
    arguments: [
      (.top, 10, 190), (.centeredVertically, 10, 165), (.bottom, 10, 140), ([], 10, 0),
      (.top, 0, -10), (.bottom, 0, -10), (.top, 29, 520), (.bottom, 29, 520),
      (.left, 10, 0), ([.top, .left], 10, 190),
    ] as [(Position, Int, CGFloat)])
  func scrollToItem(position: Position, item: Int, offset: CGFloat) {
    let list = ListFixture(counts: [30])
    list.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    list.view.layoutIfNeeded()
    list.view.contentOffset.y = 0
    list.view.scrollToItem(at: .at(0, item), at: position, animated: false)
    #expect(list.view.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test("scrolling before the first layout lays out first (V5)")
  func scrollBeforeLayout() {
    let list = ListFixture(counts: [30], isLaidOut: false)
    list.view.scrollToItem(at: .at(0, 10), at: .top, animated: false)
    #expect(list.view.contentOffset.y == 200)
  }

  @Test("content insets take their part of the lines and of the content (A5, F13, V12)")
  func contentInsets() {
    let list = ListFixture(counts: [30])
    list.view.frame.size.width = 414
    list.view.contentInset = UIEdgeInsets(top: 40, left: 20, bottom: 90, right: 20)
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize.width == 374)
    #expect(list.layout.collectionViewContentSize.width == 374)
    // Three columns of 100 with gaps of 37 each.
    #expect(list.view.cellForItem(at: .at(0, 1))?.frame.minX == 137)
  }

  @Test("a new breadth lays out again, a new length does not (F21)")
  func boundsChanges() {
    let list = ListFixture(counts: [30])
    let log = CountingLayout()
    log.itemSize = CGSize(width: 50, height: 20)
    list.view.collectionViewLayout = log
    list.view.layoutIfNeeded()
    log.prepared = 0
    list.view.frame.size.height = 120
    list.scroll(to: 40)
    #expect(log.prepared == 0)
    list.view.frame.size.width = 200
    list.view.layoutIfNeeded()
    #expect(log.prepared == 1)
  }

  @Test("pinned headers stay below the inset without asking for sizes again (F19)")
  func pinning() {
    let list = ListFixture(counts: [8, 8], isLaidOut: false)
    let sizes = SizingDelegate()
    list.view.delegate = sizes
    list.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    list.layout.sectionHeadersPinToVisibleBounds = true
    list.view.contentInset.top = 5
    list.view.layoutIfNeeded()
    #expect(sizes.asked == 16)
    list.scroll(to: 50)
    let header = list.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: .at(0, 0))
    #expect(header?.frame.minY == 55)
    #expect(sizes.asked == 16)
    list.scroll(to: 162)
    #expect(header?.frame.minY == 160)
  }

  @Test("a mirrored layout begins at the right (F20)")
  func rightToLeft() {
    let log = ViolationLog()
    let layout = MirroredLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 20, height: 100)
    layout.minimumLineSpacing = 0
    let source = ListSource(counts: [30])
    let view = log.environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    view.semanticContentAttribute = .forceRightToLeft
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 500)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4])
    #expect(view.cellForItem(at: .at(0, 0))?.frame.minX == 580)
    #expect(view.layoutAttributesForItem(at: .at(0, 0))?.frame.minX == 0)
    #expect(view.indexPathForItem(at: CGPoint(x: 599, y: 5)) == .at(0, 0))
    view.scrollToItem(at: .at(0, 29), at: .left, animated: false)
    #expect(view.contentOffset.x == 0)
  }

  @Test("a mirrored grid fills its lines from the right (F20)")
  func mirroredGrid() {
    let list = ListFixture(counts: [5], isLaidOut: false)
    let layout = MirroredLayout()
    layout.itemSize = CGSize(width: 30, height: 20)
    list.view.collectionViewLayout = layout
    list.view.semanticContentAttribute = .forceRightToLeft
    list.view.layoutIfNeeded()
    #expect(list.view.visibleCells.map(\.frame.minX) == [70, 0, 70, 0, 70])
    #expect(list.view.indexPathForItem(at: CGPoint(x: 99, y: 1)) == .at(0, 0))
    list.view.semanticContentAttribute = .forceLeftToRight
    list.view.layoutIfNeeded()
    #expect(list.view.visibleCells.map(\.frame.minX) == [0, 70, 0, 70, 0])
  }

  @Test("prefetching announces a page ahead after scrolling, and takes it back on reversal (V10)")
  func prefetching() {
    let list = ListFixture(counts: [60], isLaidOut: false)
    let prefetcher = Prefetcher()
    list.view.prefetchDataSource = prefetcher
    list.view.layoutIfNeeded()
    #expect(prefetcher.log.isEmpty)
    list.scroll(to: 200)
    #expect(prefetcher.log == ["fetch 15 16 17 18 19"])
    list.scroll(to: 220)
    #expect(prefetcher.log.last == "fetch 20")
    list.scroll(to: 200)
    #expect(
      prefetcher.log.suffix(2) == ["cancel 16 17 18 19 20", "fetch 9 8 7 6 5"])
    list.view.isPrefetchingEnabled = false
    list.scroll(to: 600)
    #expect(prefetcher.log.count == 4)
  }

  @Test("the item in front is the one at a point")
  func hitTesting() {
    let list = ListFixture(counts: [30])
    #expect(list.view.indexPathForItem(at: CGPoint(x: 5, y: 39)) == .at(0, 1))
    #expect(list.view.indexPathForItem(at: CGPoint(x: 5, y: 40)) == .at(0, 2))
    #expect(list.view.indexPathForItem(at: CGPoint(x: 5, y: 601)) == nil)
    #expect(list.view.indexPathForItem(at: CGPoint(x: 101, y: 5)) == nil)
  }

  @Test("a drag stops where the layout says (V11)")
  func snapping() {
    let list = ListFixture(counts: [60])
    let layout = SnappingLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    list.view.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    list.view.beginDragging()
    list.view.drag(by: CGPoint(x: 0, y: -33))
    list.view.endDragging(withVelocity: .zero)
    list.view.finishDecelerating()
    #expect(list.view.contentOffset.y == 40)
  }
}

private final class CountingLayout: UICollectionViewFlowLayout {
  var prepared = 0

  override func prepare() {
    super.prepare()
    prepared += 1
  }
}

private final class MirroredLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// Comes to rest at whole rows.
private final class SnappingLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: 0, y: (proposedContentOffset.y / 20).rounded() * 20)
  }
}

@MainActor
private final class SizingDelegate: UICollectionViewDelegateFlowLayout {
  var asked = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return CGSize(width: 100, height: 20)
  }
}

@MainActor
private final class Prefetcher: UICollectionViewDataSourcePrefetching {
  var log: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { log.append("fetch " + indexPaths.map { "\($0.item)" }.joined(separator: " ")) }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { log.append("cancel " + indexPaths.map { "\($0.item)" }.joined(separator: " ")) }
}
