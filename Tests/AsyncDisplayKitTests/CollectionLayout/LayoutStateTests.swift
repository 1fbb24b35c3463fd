import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// The layout of a layout delegate, its elements' places and the nodes' frames.
@Suite("States of layout delegates") @MainActor
struct LayoutStateTests {
  private let host = ContainerHost(size: CGSize(width: 100, height: 100))

  private func loaded(_ items: Int) -> ASElementMap {
    let source = GridSource(sections: 1, items: items)
    host.retained.append(source)
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    host.retained.append(node)
    return node.view.dataController.visibleMap
  }

  private func context(
    _ elements: ASElementMap, viewport: CGSize = CGSize(width: 100, height: 100)
  ) -> ASCollectionLayoutContext {
    ASCollectionLayoutContext(
      viewportSize: viewport, initialContentOffset: .zero,
      scrollableDirections: ASScrollDirectionVerticalDirections, elements: elements,
      additionalInfo: nil, calculation: LayoutCalculation(ASCollectionFlowLayoutDelegate()),
      cache: LayoutStateCache())
  }

  /// A column of items of 100 by 50 points in a content of 100 by 100 points.
  private func state(_ context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
    let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>
      .elementToLayoutAttributes()
    for (index, element) in (context.elements?.itemElements ?? []).enumerated() {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 100, height: 50)
      table.setObject(attributes, forKey: element)
    }
    return ASCollectionLayoutState(
      context: context, contentSize: CGSize(width: 100, height: 100),
      elementToLayoutAttributesTable: table)
  }

  @Test("a rectangle has the frames that overlap it, in order", arguments: [true, false])
  func overlappingFrames(isVertical: Bool) {
    var numbers = SplitMix(seed: 7)
    func number(_ limit: Int) -> CGFloat { CGFloat(Int.random(in: 0..<limit, using: &numbers)) }
    let (long, short) = (CGFloat(1000), CGFloat(100))
    func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect
    {
      isVertical
        ? CGRect(x: across, y: along, width: breadth, height: length)
        : CGRect(x: along, y: across, width: length, height: breadth)
    }
    host.bind {
      let elements = loaded(60)
      let frames = elements.itemElements.map { _ in
        rect(number(900), number(80), number(200), number(30))
      }
      let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>
        .elementToLayoutAttributes()
      for (index, element) in elements.itemElements.enumerated() {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: index, section: 0))
        attributes.frame = frames[index]
        table.setObject(attributes, forKey: element)
      }
      let state = ASCollectionLayoutState(
        context: context(elements),
        contentSize: rect(0, 0, long, short).size, elementToLayoutAttributesTable: table)
      let content = rect(0, 0, long, short)
      for _ in 0..<100 {
        let wanted = rect(number(1000), number(100), number(150) + 1, number(60) + 1)
        let found = state.layoutAttributesForElements(in: wanted).map(\.indexPath.item)
        let shown = wanted.intersection(content)
        #expect(found == frames.indices.filter { frames[$0].overlaps(shown) && !shown.isEmpty })
      }
    }
  }

  // Source: `ASCollectionLayoutState.mm`, `-layoutAttributesForElementsInRect:`; `ASPageTable.mm`,
  // `ASPageCoordinatesForPagesThatIntersectRect`.
  @Test("a rectangle has the elements inside of the content size, none without a viewport")
  func outsideOfContent() {
    host.bind {
      let elements = loaded(4)
      let all = CGRect(x: 0, y: 0, width: 100, height: 300)
      let context = context(elements)
      let state = state(context)
      #expect(
        state.layoutAttributesForElements(in: all).map(\.indexPath.item) == [0, 1])
      #expect(
        state.layoutAttributesForElements(in: CGRect(x: 0, y: 110, width: 100, height: 50)).isEmpty)
      #expect(state.allLayoutAttributes().count == 4)
      #expect(state.layoutAttributesForElements(in: .infinite).count == 2)
      #expect(!state.hasUnmeasured(in: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)))
      let blind = self.state(self.context(elements, viewport: .zero))
      #expect(blind.layoutAttributesForElements(in: all).isEmpty)
    }
  }

  // Source: `ASCollectionLayoutState.mm`, `-layoutAttributesForItemAtIndexPath:` and
  // `-layoutAttributesForSupplementaryElementOfKind:atIndexPath:`; `ASElementMap.mm`, `-count`.
  @Test("attributes are found by index path and kind, and the map counts headers with the items")
  func lookup() throws {
    try host.bind {
      let kind = UICollectionView.elementKindSectionHeader
      let first = IndexPath(item: 0, section: 0)
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 100, height: 20)
      let source = GridSource(sections: 1, items: 2)
      let node = host.show(ASCollectionNode(collectionViewLayout: layout)) {
        $0.registerSupplementaryNode(ofKind: kind)
        $0.dataSource = source
      }
      let map = node.view.dataController.visibleMap
      #expect(map.count == 3)
      let header = try #require(map.supplementaryElement(ofKind: kind, at: first))
      let ofHeader = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: first)
      let ofItem = UICollectionViewLayoutAttributes(forCellWith: first)
      let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>
        .elementToLayoutAttributes()
      table.setObject(ofHeader, forKey: header)
      table.setObject(ofItem, forKey: map.elementForItem(at: first))
      let state = ASCollectionLayoutState(
        context: context(map), contentSize: CGSize(width: 100, height: 100),
        elementToLayoutAttributesTable: table)
      #expect(state.layoutAttributesForItem(at: first) == ofItem)
      #expect(
        state.layoutAttributesForSupplementaryElement(ofKind: kind, at: first) == ofHeader)
      #expect(state.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) == nil)
      #expect(state.layoutAttributesForSupplementaryElement(ofKind: "other", at: first) == nil)
    }
  }

  // Source: `ASCollectionLayoutContext.mm`, `-isEqualToContext:`.
  @Test("contexts without their elements are equal to themselves alone")
  func contexts() {
    host.bind {
      let kept = ASElementMap()
      #expect(context(kept) == context(kept))
      let gone = [context(ASElementMap()), context(ASElementMap())]
      #expect(gone[0].elements == nil && gone[0] != gone[1] && gone[0] == gone[0])
    }
  }

  // Source: `ASCollectionLayout.mm`, `ASCollectionLayoutSetSizeToElement`.
  @Test("nodes whose attributes are asked for have frames of their sizes, also off screen")
  func frames() throws {
    let source = GridSource(sections: 1, items: 9)
    source.itemSize = CGSize(width: 100, height: 60)
    host.retained.append(source)
    let node = host.show(
      ASCollectionNode(layoutDelegate: ASCollectionFlowLayoutDelegate(), layoutFacilitator: nil)
    ) { $0.dataSource = source }
    try host.bind {
      let far = IndexPath(item: 8, section: 0)
      #expect(node.nodeForItem(at: far)?.frame.size == .zero)
      _ = try #require(node.view.collectionViewLayout.layoutAttributesForItem(at: far))
      #expect(node.nodeForItem(at: far)?.frame.size == source.itemSize)
      let near = CGRect(x: 0, y: 240, width: 100, height: 60)
      _ = node.view.collectionViewLayout.layoutAttributesForElements(in: near)
      #expect(
        node.nodeForItem(at: IndexPath(item: 4, section: 0))?.frame.size == source.itemSize)
    }
  }

  private final class CountingSizes: NSObject, ASCollectionDelegate {
    var questions = 0
    func collectionNode(
      _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
    ) -> ASSizeRange {
      questions += 1
      return ASSizeRangeMake(CGSize(width: 40, height: 40))
    }
  }

  // Source: `ASCollectionView.mm`, `-layer:didChangeBoundsWithOldValue:newValue:`, which keeps no size while a
  // layout delegate lays out.
  @Test("a layout that replaces a layout delegate measures at the first change of the height")
  func replacedDelegate() {
    let (source, sizes) = (GridSource(sections: 1, items: 2), CountingSizes())
    host.retained += [source, sizes]
    let node = host.show(
      ASCollectionNode(layoutDelegate: ASCollectionFlowLayoutDelegate(), layoutFacilitator: nil)
    ) {
      $0.dataSource = source
      $0.delegate = sizes
    }
    host.bind {
      node.collectionViewLayout = UICollectionViewFlowLayout()
      host.settle()
      for height in [90.0, 80] {
        sizes.questions = 0
        node.frame.size.height = height
        #expect((sizes.questions > 0) == (height == 90))
      }
    }
  }
}
