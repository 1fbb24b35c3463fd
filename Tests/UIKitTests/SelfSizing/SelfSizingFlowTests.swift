import Foundation
import Testing
import UIKit

/// Rules F22 of `UICollectionViewFlowLayout` and V13 of `UICollectionView`.
@MainActor @Suite("Self-sizing flow layouts")
struct SelfSizingFlowTests {
  @Test("constraints, sizeThatFits and an override give the size of a cell")
  func content() {
    for identifier in ["constraint", "fitting", "preferred"] {
      let list = SizedList([[CGSize(width: 100, height: 30), CGSize(width: 100, height: 50)]])
      list.source.identifier = identifier
      list.view.reloadData()
      list.view.layoutIfNeeded()
      #expect(
        list.frames == [
          CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 0, y: 30, width: 100, height: 50),
        ])
      #expect(list.view.contentSize == CGSize(width: 100, height: 80))
      #expect(list.view.violations.isEmpty)
    }
  }

  @Test("an automatic estimate is the item size; without an estimate no cell is asked")
  func estimates() {
    let sizes = Array(repeating: CGSize(width: 100, height: 40), count: 100)
    let list = SizedList([sizes], estimate: UICollectionViewFlowLayout.automaticSize)
    list.layout.itemSize = CGSize(width: 100, height: 10)
    list.source.asked = []
    list.view.reloadData()
    list.view.layoutIfNeeded()
    let heights = CGFloat(list.measured) * 40 + CGFloat(100 - list.measured) * 10
    #expect(list.view.contentSize.height == heights)
    #expect(list.measured < 20)
    let fixed = SizedList([sizes], estimate: .zero)
    #expect(fixed.measured == 0)
    #expect(fixed.frames.first?.size == CGSize(width: 50, height: 50))
  }

  @Test("the delegate's size is the estimate of an item")
  func delegateSize() {
    let delegate = FlowDelegate()
    let sizes = Array(repeating: CGSize(width: 100, height: 40), count: 50)
    let list = SizedList([sizes], delegate: delegate)
    #expect(list.frames.first?.height == 40)
    let heights = CGFloat(list.measured) * 40 + CGFloat(50 - list.measured) * 20
    #expect(list.view.contentSize.height == heights)
  }

  @Test("a cell is asked once, and the one that is asked is displayed")
  func once() {
    let sizes = Array(repeating: CGSize(width: 100, height: 40), count: 50)
    let list = SizedList([sizes])
    let asked = list.source.asked
    #expect(Set(asked).count == asked.count)
    list.view.setNeedsLayout()
    list.view.layoutIfNeeded()
    #expect(list.source.asked == asked)
    #expect(list.view.visibleCells.allSatisfy { ($0 as? SizedItemCell)?.askedCount == 1 })
    #expect(list.view.subviews.filter { $0 is UICollectionViewCell }.count == 3)
  }

  @Test(
    "the items that a pass measures are placed at once, with one estimate and with different ones",
    arguments: [false, true])
  func preparations(hasDelegate: Bool) {
    let delegate = DifferentEstimates()
    let sizes = Array(repeating: CGSize(width: 100, height: 40), count: 200)
    let source = SizedItemSource([sizes])
    let layout = PreparationLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.estimatedItemSize = CGSize(width: 100, height: 20)
    let view = ViolationLog().environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    source.register(in: view)
    if hasDelegate { view.delegate = delegate }
    view.dataSource = source
    view.layoutIfNeeded()
    // Once for the estimates and once for the measured items in sight.
    #expect(layout.preparations == 2)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 40, 80])
    for offset in [40, 80, 4000] as [CGFloat] {
      layout.preparations = 0
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      #expect(layout.preparations == (offset == 4000 ? 1 : 0))
    }
    #expect(delegate.asked == (hasDelegate ? 200 : 0))
  }

  @Test("what changes above the first known item moves the offset, edits keep it")
  func offset() throws {
    let sizes = Array(repeating: CGSize(width: 100, height: 70), count: 100)
    let list = SizedList([sizes], estimate: CGSize(width: 100, height: 50))
    list.scroll(to: 2000)
    let path = try #require(list.view.indexPathsForVisibleItems.min())
    let frame = try #require(list.view.layoutAttributesForItem(at: path)?.frame)
    list.scroll(to: frame.minY - 30)
    let moved = try #require(list.view.layoutAttributesForItem(at: path)?.frame)
    #expect(moved.minY - list.view.contentOffset.y == 30)
    let offset = list.view.contentOffset.y
    list.source.sizes[0].insert(CGSize(width: 100, height: 20), at: 0)
    list.view.insertItems(at: [.at(0, 0)])
    #expect(list.view.contentOffset.y == offset)
    list.scroll(to: 0)
    #expect(list.view.contentOffset.y == 0)
  }

  @Test("headers give their length along scrolling")
  func headers() {
    let list = SizedList([[CGSize(width: 100, height: 30)]])
    list.layout.headerReferenceSize = CGSize(width: 10, height: 15)
    list.view.layoutIfNeeded()
    let header = list.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: .at(0, 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 100, height: 22))
    #expect(list.frames == [CGRect(x: 0, y: 22, width: 100, height: 30)])
  }

  @Test("a layout of the app is asked what to do with preferred sizes")
  func customLayout() {
    let log = ViolationLog()
    let layout = StackLayout()
    let sizes = [CGSize(width: 100, height: 30), CGSize(width: 100, height: 50)]
    let source = SizedItemSource([sizes])
    let view = log.environment.bind {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    source.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(layout.heights == [.at(0, 0): 30, .at(0, 1): 50])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 30])
    let invalidated = layout.contexts.flatMap { $0.invalidatedItemIndexPaths ?? [] }
    #expect(invalidated == [.at(0, 0), .at(0, 1)])
  }

  @Test("a layout that does not take preferred sizes stops the questions")
  func indifferentLayout() {
    let list = SizedList([[CGSize(width: 100, height: 30), CGSize(width: 100, height: 50)]])
    list.view.collectionViewLayout = FixedLayout()
    list.view.reloadData()
    list.view.layoutIfNeeded()
    let counts = list.view.visibleCells.compactMap { ($0 as? SizedItemCell)?.askedCount }
    #expect(counts.count == 2 && list.view.visibleCells.map(\.frame.height) == [20, 20])
  }

  @Test(
    "the mode decides what asks a cell again",
    arguments: [
      (.disabled, [30, 30]), (.enabled, [30, 35]), (.enabledIncludingConstraints, [35, 35]),
    ] as [(UICollectionView.SelfSizingInvalidation, [CGFloat])])
  func invalidation(mode: UICollectionView.SelfSizingInvalidation, expected: [CGFloat]) throws {
    let list = SizedList([Array(repeating: CGSize(width: 100, height: 30), count: 2)])
    list.view.selfSizingInvalidation = mode
    let cell = try #require(list.view.visibleCells.first as? SizedItemCell)
    cell.height.constant = 35
    list.view.layoutIfNeeded()
    #expect(cell.frame.height == expected[0])
    cell.contentView.invalidateIntrinsicContentSize()
    list.view.layoutIfNeeded()
    #expect(cell.frame.height == expected[1])
  }

  @Test("a reconfigured item is asked again, a reload forgets all sizes")
  func reconfigured() {
    let list = SizedList([Array(repeating: CGSize(width: 100, height: 30), count: 40)])
    list.source.sizes[0][0].height = 45
    list.view.reconfigureItems(at: [.at(0, 0)])
    list.view.layoutIfNeeded()
    #expect(list.frames.first?.height == 45)
    list.scroll(to: 500)
    list.view.reloadData()
    list.scroll(to: 0)
    #expect(list.view.contentSize.height < 30 * 40)
  }
}

@MainActor
private final class FlowDelegate: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 20) }
}

/// A column of items of 10 points until their cells want another height.
private final class StackLayout: UICollectionViewLayout {
  var heights: [IndexPath: CGFloat] = [:]
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var y: CGFloat = 0
    return (0..<2).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: .at(0, item))
      attributes.frame = CGRect(x: 0, y: y, width: 100, height: heights[.at(0, item)] ?? 10)
      y += attributes.frame.height
      return attributes
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    layoutAttributesForElements(in: .zero)?[indexPath.item]
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
    heights[originalAttributes.indexPath] = preferredAttributes.size.height
    return true
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidatedItemIndexPaths != nil { contexts.append(context) }
    super.invalidateLayout(with: context)
  }
}

/// Two items of 20 points.
private final class FixedLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    (0..<2).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: .at(0, item))
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * 20, width: 100, height: 20)
      return attributes
    }
  }
}

/// A layout that counts its preparations.
private final class PreparationLayout: UICollectionViewFlowLayout {
  var preparations = 0

  override func prepare() {
    preparations += 1
    super.prepare()
  }
}

/// Estimates of 20 and 21 points.
@MainActor
private final class DifferentEstimates: NSObject, UICollectionViewDelegateFlowLayout {
  var asked = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return CGSize(width: 100, height: indexPath.item.isMultiple(of: 2) ? 20 : 21)
  }
}
