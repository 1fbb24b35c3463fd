import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Numbers that are none, huge counts and absurd places leave every list standing.
@MainActor @Suite("Lists given absurd numbers")
struct BadInputTests {
  @Test(
    "an item size that is no number is rejected",
    arguments: [CGFloat.nan, .infinity, -.infinity, -1])
  func itemSize(length: CGFloat) {
    let list = ListFixture(counts: [3])
    list.layout.itemSize = CGSize(width: length, height: 20)
    list.view.layoutIfNeeded()
    #expect(list.log.codes == [.flowItemSizeNotPositive])
    list.layout.itemSize = CGSize(width: 20, height: length)
    list.view.layoutIfNeeded()
    #expect(list.log.codes.suffix(1) == [.flowItemSizeNotPositive])
    #expect(list.view.contentSize.height.isFinite)
  }

  @Test("a distance that is no number counts as zero", arguments: [CGFloat.nan, .infinity])
  func distances(length: CGFloat) {
    let changes: [(UICollectionViewFlowLayout) -> Void] = [
      { $0.minimumLineSpacing = length },
      { $0.minimumInteritemSpacing = length },
      { $0.sectionInset = UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0) },
      { $0.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length) },
      { $0.headerReferenceSize = CGSize(width: 0, height: length) },
      { $0.footerReferenceSize = CGSize(width: 0, height: length) },
    ]
    for change in changes {
      let list = ListFixture(counts: [8])
      change(list.layout)
      list.view.layoutIfNeeded()
      #expect(list.log.codes == [.flowDistanceNotFinite])
      #expect(list.view.contentSize == CGSize(width: 100, height: 160))
      #expect(list.view.visibleCells.count == 5)
    }
  }

  @Test("a place that is no number finds nothing")
  func places() {
    let (list, table) = (ListFixture(counts: [8]), TableFixture(counts: [8]))
    let rect = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
    #expect(list.view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 5)) == nil)
    #expect(list.layout.layoutAttributesForElements(in: rect)?.isEmpty == true)
    #expect(table.view.indexPathForRow(at: CGPoint(x: 5, y: CGFloat.nan)) == nil)
    #expect(table.view.indexPathsForRows(in: rect) == nil)
    let everything = CGRect(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
      width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    #expect(list.layout.layoutAttributesForElements(in: everything)?.count == 8)
  }

  @Test("as many items as an Int holds are reported, and the section is empty")
  func hugeCounts() {
    let log = ViolationLog()
    let source = EndlessSource()
    let view = log.environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.numberOfItems(inSection: 0) == 0 && view.visibleCells.isEmpty)
    #expect(log.codes == [.excessiveCount])
  }

  @Test("a row height that is no number is not used", arguments: [CGFloat.nan, .infinity, -7])
  func rowHeights(length: CGFloat) {
    let changes: [(UITableView) -> Void] = [
      { $0.rowHeight = length },
      { $0.estimatedRowHeight = length },
      { $0.sectionHeaderTopPadding = length },
      { $0.sectionHeaderHeight = length },
      { $0.sectionFooterHeight = length },
    ]
    for change in changes {
      let table = TableFixture(counts: [8])
      table.source.headerTitles[0] = "A"
      change(table.view)
      table.view.layoutIfNeeded()
      #expect(table.view.contentSize.height.isFinite && table.view.contentSize.height > 0)
      #expect(!table.view.visibleCells.isEmpty)
    }
  }

  @Test("drags and speeds that are no numbers leave the offset a number")
  func drags() {
    let list = ListFixture(counts: [20])
    for number in [CGFloat.nan, .infinity] {
      list.view.beginDragging()
      list.view.drag(by: CGPoint(x: 0, y: number))
      list.view.endDragging(withVelocity: CGPoint(x: 0, y: number))
      list.view.finishDecelerating()
      #expect(list.view.contentOffset.y.isFinite)
    }
    list.view.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
    #expect(list.view.contentOffset.y.isFinite)
  }
}

/// One section of as many items as an Int holds.
@MainActor
private final class EndlessSource: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { .max }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
