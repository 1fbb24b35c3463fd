import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Rules of the sources of Texture about ranges and directions that its own tests do not reach.
@Suite("Rules of ranges and directions") @MainActor
struct RangeSourceRuleTests {
  private let host = ContainerHost()

  /// Rows of 100 points, all of which it returns for every rectangle, with a transform.
  private final class TransformedRows: UICollectionViewLayout {
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 100 * count) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard collectionView?.numberOfSections == 1 else { return [] }
      return (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 100 * indexPath.item, width: 375, height: 100)
      attributes.transform3D = CATransform3DMakeTranslation(0, 0, 1)
      return attributes
    }
  }

  private func items(_ bit: ASInterfaceState, of node: ASCollectionNode) -> [Int] {
    host.bind {
      (0..<node.numberOfItems(inSection: 0)).filter {
        let cell = node.nodeForItem(at: IndexPath(item: $0, section: 0))
        return cell?.interfaceState.contains(bit) == true
      }
    }
  }

  private func rows(
    in layout: @autoclosure () -> UICollectionViewLayout,
    configure: (ASCollectionNode) -> Void = { _ in }
  ) -> ASCollectionNode {
    let source = GridSource(sections: 1, items: 40)
    source.itemSize = CGSize(width: 375, height: 100)
    let inspector = host.bind { VerticalInspector() }
    host.retained += [source, inspector]
    return host.show(ASCollectionNode(collectionViewLayout: layout())) { node in
      node.dataSource = source
      node.layoutInspector = inspector
      configure(node)
    }
  }

  // Source: `ASCollectionViewLayoutController.mm`,
  // `-allElementsForScrolling:rangeMode:displaySet:preloadSet:map:` and `-elementsWithinRangeBounds:map:`.
  @Test("transformed items outside of two different ranges are in neither, but in two equal ranges")
  func transformedItems() {
    let different = rows(in: TransformedRows())
    #expect(items(.display, of: different) == Array(0...8))
    #expect(items(.preload, of: different) == Array(0...10))
    let tuning = ASRangeTuningParameters(
      leadingBufferScreenfuls: 0.25, trailingBufferScreenfuls: 0.25)
    let equal = rows(in: TransformedRows()) { node in
      for type in ASLayoutRangeType.allCases {
        node.setTuningParameters(tuning, for: .minimum, rangeType: type)
      }
    }
    #expect(items(.preload, of: equal) == Array(0..<40))
  }

  // Source: `ASCollectionViewLayoutController.mm`, the same method; `ASRangeController.mm`,
  // `-_updateVisibleNodeIndexPaths`.
  @Test("a preload tuning of zero beside one for display is the viewport")
  func preloadTuningOfZero() {
    let node = rows(in: TransformedRows()) { node in
      node.setTuningParameters(.zero, for: .minimum, rangeType: .preload)
    }
    let geometry = host.bind { () -> (display: [Int], preload: [Int]) in
      let ranges = node.view.rangeController.layoutController
      let found = ranges.elementsOfBothRanges(
        scrolling: [.down, .right], mode: .minimum, of: node.view.dataController.visibleMap)
      let map = node.view.dataController.visibleMap
      func numbers(_ elements: [ASCollectionElement]) -> [Int] {
        elements.compactMap { map.indexPath(for: $0)?.item }
      }
      return (numbers(found.display), numbers(found.preload))
    }
    #expect(geometry.display == Array(0...8))
    #expect(geometry.preload == Array(0...6))
  }

  private final class Sizes: NSObject, ASCollectionGalleryLayoutPropertiesProviding {
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap
    ) -> CGSize { CGSize(width: 375, height: 100) }
  }

  private func gallery(_ configure: (ASCollectionNode) -> Void = { _ in }) -> ASCollectionNode {
    let (source, sizes) = (GridSource(sections: 1, items: 40), Sizes())
    let delegate = ASCollectionGalleryLayoutDelegate(
      scrollableDirections: ASScrollDirectionVerticalDirections)
    delegate.propertiesProvider = sizes
    source.mayFetch = true
    host.retained += [source, sizes]
    return host.show(ASCollectionNode(layoutDelegate: delegate, layoutFacilitator: nil)) { node in
      node.dataSource = source
      node.delegate = source
      configure(node)
    }
  }

  // Source: `UICollectionViewLayout+ASConvenience.mm`, `-asdk_layoutInspector`;
  // `ASCollectionViewLayoutInspector.mm`, `-scrollableDirections`.
  @Test("a layout delegate's list has no directions, ranges of the viewport, and fetches at once")
  func layoutDelegateHasNoDirections() throws {
    let node = gallery()
    #expect(node.scrollableDirections == .none)
    #expect(items(.visible, of: node) == Array(0...6))
    #expect(items(.preload, of: node) == Array(0...6))
    let source = try #require(host.retained.first as? GridSource)
    #expect(source.fetches.count == 1)
    let advisories = host.reports.all.filter { $0.code == .layoutWithoutDirections }
    #expect(advisories.count == 1 && advisories.allSatisfy { $0.severity == .advisory })
    host.bind { node.reloadData() }
    host.settle()
    #expect(host.reports.all.count { $0.code == .layoutWithoutDirections } == 1)
  }

  private final class VerticalInspector: ASCollectionViewLayoutInspector {
    override func scrollableDirections() -> ASScrollDirection {
      ASScrollDirectionVerticalDirections
    }
  }

  @Test(
    "with an inspector that knows them, a layout delegate's list has directions and wider ranges")
  func inspectorOfLayoutDelegate() {
    let inspector = host.bind { VerticalInspector() }
    let node = gallery { $0.layoutInspector = inspector }
    #expect(node.scrollableDirections == ASScrollDirectionVerticalDirections)
    #expect(items(.preload, of: node) == Array(0...10))
    #expect(!host.reports.all.contains { $0.code == .layoutWithoutDirections })
  }

  // Source: `ASBatchFetching.mm`, `ASDisplayShouldFetchBatchForScrollView`.
  @Test("batch fetching does not know a direction that traits below the application have")
  func directionOfBatchFetching() {
    let lists = host.bind { BothContainers() }
    host.bind {
      let (parent, child) = (UIViewController(), UIViewController())
      host.window.rootViewController = parent
      parent.addChild(child)
      parent.view.addSubview(child.view)
      for view in [lists.collection.view, lists.table.view] as [UIView] {
        child.view.addSubview(view)
      }
      parent.setOverrideTraitCollection(
        UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
      host.settle()
      #expect(lists.collection.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(!lists.collection.view.isRightToLeftForBatching)
      #expect(!lists.table.view.isRightToLeftForBatching)
      lists.table.view.semanticContentAttribute = .forceRightToLeft
      #expect(lists.table.view.isRightToLeftForBatching)
    }
  }

  // Source: `ASScrollDirection.h`, `ASLayoutRangeType.h`, `ASStackLayoutDefines.h`, `ASImageProtocols.h`
  // and the other headers of these types.
  @Test("raw values have the types and bits of Texture's headers")
  func rawValues() {
    let direction: UInt8 = ASScrollDirectionVerticalDirections.rawValue
    let mode: Int8 = ASLayoutRangeMode.unspecified.rawValue
    let state: UInt8 = ASInterfaceState.inHierarchy.rawValue
    let layoutMode: UInt16 = ASCellLayoutMode.alwaysBatchUpdateSectionReload.rawValue
    let alignment: UInt8 = ASStackLayoutAlignSelf.stretch.rawValue
    let priority: UInt = ASImageDownloaderPriority.visible.rawValue
    let corners: UInt8 = ASCornerRoundingType.clipping.rawValue
    #expect(direction == 12 && mode == -1 && state == 15 && layoutMode == 512)
    #expect(alignment == 4 && priority == 2 && corners == 2)
    #expect(
      ASImageCacheType.asynchronous.rawValue == 0 && ASImageCacheType(rawValue: 1) == .synchronous)
    #expect(ASButtonNodeImageAlignment.end.rawValue == UInt8(1))
    #expect(ASLayoutElementType.displayNode.rawValue == UInt8(1))
  }

  // Source: `ASCollectionView.mm`, `-rangeController:updateWithChangeSet:updates:`, which counts the
  // changes of a batch update alone.
  @Test(
    "inserts that reload the view do not check for a batch fetch again", arguments: [true, false])
  func batchCheckAfterReload(isReloaded: Bool) {
    let source = GridSource(sections: 1, items: 8)
    source.itemSize = CGSize(width: 375, height: 100)
    let node = host.show(ASCollectionNode.flow()) { node in
      node.dataSource = source
      node.delegate = source
      node.cellLayoutMode = isReloaded ? .alwaysReloadData : []
    }
    source.mayFetch = true
    host.bind {
      source.sections[0] += [900, 901]
      node.insertItems(at: [IndexPath(item: 8, section: 0), IndexPath(item: 9, section: 0)])
    }
    host.settle()
    #expect(source.fetches.count == (isReloaded ? 0 : 1))
  }

  // Source: `ASCollectionView.mm`, `-layer:didChangeBoundsWithOldValue:newValue:`.
  @Test("after a layout delegate was replaced, a new width measures the items again")
  func widthAfterReplacedDelegate() {
    let node = gallery()
    host.bind { node.collectionViewLayout = UICollectionViewFlowLayout() }
    host.settle()
    let sizes = RangeLog()
    host.bind {
      node.delegate = sizes
      node.view.frame.size.width = 300
    }
    host.settle()
    #expect(sizes.questions == 40)
  }

  /// Counts the questions for size ranges.
  private final class RangeLog: NSObject, ASCollectionDelegate {
    var questions = 0
    func collectionNode(
      _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
    ) -> ASSizeRange {
      questions += 1
      return ASSizeRangeMake(CGSize(width: 50, height: 50))
    }
  }

  // Source: `ASRangeController.mm`, `+didEnterBackground:`.
  @Test("in the background, the visible cells of a nested list keep their display state")
  func nestedBackground() throws {
    let source = NestedSource(rows: 2)
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    try host.bind {
      let row = try #require(
        node.nodeForItem(at: IndexPath(item: 0, section: 0)) as? NestedCellNode)
      let inner = try #require(row.node.nodeForItem(at: IndexPath(item: 0, section: 0)))
      #expect(inner.isVisible)
      UIApplication.shared.becomeActive()
      UIApplication.shared.enterBackground()
      host.settle()
      #expect(!inner.isVisible && inner.isInDisplayState)
      #expect(row.node.view.rangeController.currentMode == .visibleOnly)
      UIApplication.shared.becomeActive()
    }
  }
}
