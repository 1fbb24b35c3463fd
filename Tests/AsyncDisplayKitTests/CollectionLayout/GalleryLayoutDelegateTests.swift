import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Source: `ASCollectionGalleryLayoutDelegate.mm`, `-additionalInfoForLayoutWithElements:` and
/// `+calculateLayoutWithContext:`; `ASCollectionLayout.mm`, `+calculateLayoutWithContext:`.
@Suite("Gallery layout delegate") @MainActor
struct GalleryLayoutDelegateTests {
  private final class Sizes: NSObject, ASCollectionGalleryLayoutPropertiesProviding {
    var size = CGSize(width: 40, height: 30)
    private(set) var questions = 0

    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap
    ) -> CGSize {
      questions += 1
      return size
    }
  }

  private final class Spacings: NSObject, ASCollectionGalleryLayoutPropertiesProviding {
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap
    ) -> CGSize { CGSize(width: 40, height: 30) }
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate,
      minimumLineSpacingForElements elements: ASElementMap
    ) -> CGFloat { 7 }
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate,
      minimumInteritemSpacingForElements elements: ASElementMap
    ) -> CGFloat { 5 }
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate, sectionInsetForElements elements: ASElementMap
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  private let host = ContainerHost(size: CGSize(width: 100, height: 100))

  private func show(
    _ provider: (any ASCollectionGalleryLayoutPropertiesProviding)?, items: Int = 3,
    directions: ASScrollDirection = ASScrollDirectionVerticalDirections
  ) -> ASCollectionNode {
    let source = GridSource(sections: 1, items: items)
    host.retained.append(source)
    let delegate = ASCollectionGalleryLayoutDelegate(scrollableDirections: directions)
    delegate.propertiesProvider = provider
    return host.show(ASCollectionNode(layoutDelegate: delegate, layoutFacilitator: nil)) {
      $0.dataSource = source
    }
  }

  private func frame(_ item: Int, in node: ASCollectionNode) -> CGRect? {
    node.view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?
      .frame
  }

  @Test("items of one size wrap into lines without spacings that the provider does not have")
  func lines() {
    let sizes = Sizes()
    let node = show(sizes)
    host.bind {
      #expect(sizes.questions > 0)
      #expect(
        (0..<3).map { frame($0, in: node)?.origin } == [
          CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 30),
        ])
      #expect(frame(0, in: node)?.size == sizes.size)
      #expect(node.nodeForItem(at: IndexPath(item: 0, section: 0))?.calculatedSize == sizes.size)
      #expect(node.view.contentSize == CGSize(width: 100, height: 60))
    }
  }

  @Test("spacings and the inset are those of the provider, for both scrolling directions")
  func spacings() {
    let spacings = Spacings()
    let vertical = show(spacings)
    host.bind {
      #expect(
        (0..<3).map { frame($0, in: vertical)?.origin } == [
          CGPoint(x: 2, y: 1), CGPoint(x: 47, y: 1), CGPoint(x: 2, y: 38),
        ])
      #expect(vertical.view.contentSize == CGSize(width: 100, height: 71))
    }
    let horizontal = show(spacings, directions: ASScrollDirectionHorizontalDirections)
    host.bind {
      #expect(
        (0..<3).map { frame($0, in: horizontal)?.origin } == [
          CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 36), CGPoint(x: 49, y: 1),
        ])
      #expect(horizontal.view.contentSize == CGSize(width: 93, height: 100))
    }
  }

  private final class OrderedSpacings: NSObject, ASCollectionGalleryLayoutPropertiesProviding {
    var order: [String] = []
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap
    ) -> CGSize {
      order.append("size")
      return CGSize(width: 40, height: 30)
    }
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate,
      minimumLineSpacingForElements elements: ASElementMap
    ) -> CGFloat {
      order.append("lines")
      return 0
    }
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate,
      minimumInteritemSpacingForElements elements: ASElementMap
    ) -> CGFloat {
      order.append("items")
      return 0
    }
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate, sectionInsetForElements elements: ASElementMap
    ) -> UIEdgeInsets {
      order.append("inset")
      return .zero
    }
  }

  @Test("the provider is asked for the item size, the inset, the line and the item spacing")
  func order() {
    let spacings = OrderedSpacings()
    _ = show(spacings)
    #expect(spacings.order.prefix(4) == ["size", "inset", "lines", "items"])
  }

  @Test("without a provider, or with size zero, there is no content")
  func empty() {
    let sizes = Sizes()
    sizes.size = .zero
    for node in [show(nil), show(sizes)] {
      host.bind { #expect(frame(0, in: node) == nil && node.view.contentSize == .zero) }
    }
  }

  // Source: `_ASCollectionGalleryLayoutItem.mm`, `-calculateLayoutThatFits:`.
  @Test(
    "an item that is wider than the list keeps its size, and is reported in a range that is too small"
  )
  func tooLarge() {
    let sizes = Sizes()
    sizes.size = CGSize(width: 130, height: 30)
    let node = show(sizes, items: 2)
    host.bind {
      #expect(frame(0, in: node) == CGRect(x: 0, y: 0, width: 130, height: 30))
      #expect(frame(1, in: node)?.origin == CGPoint(x: 0, y: 30))
    }
    host.bind {
      // A wrapping stack measures its children without a limit, so that only another range is too small.
      guard let element = node.visibleElements.itemElements.first else { return }
      let item = WrappedItem(element, size: sizes.size)
      let range = ASSizeRangeMake(.zero, CGSize(width: 100, height: 100))
      #expect(host.violations.isEmpty && item.layoutThatFits(range).size == sizes.size)
    }
    #expect(host.violations == [.galleryItemDoesNotFit])
  }

  // Source: `ASDataController.mm`, `-updateWithChangeSet:`, which has no assertion about transitions.
  @Test("a cell whose asynchronous transition is measured during an update is no shared node")
  func transitionDuringUpdate() throws {
    let sizes = Sizes()
    let node = show(sizes)
    let source = try #require(host.retained.last as? GridSource)
    let cell = try #require(node.nodeForItem(at: IndexPath(item: 0, section: 0)))
    host.bind {
      cell.transitionLayout(
        with: ASSizeRangeMake(sizes.size), animated: false, shouldMeasureAsync: true)
      source.sections[0].append(3)
      node.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    host.settle()
    #expect(node.numberOfItems(inSection: 0) == 4)
    #expect(!host.reports.all.contains { $0.code == .sharedNode })
  }

  @Test("nodes are made and measured two screenfuls around what is visible, the others later")
  func measuredRange() {
    let sizes = Sizes()
    sizes.size = CGSize(width: 100, height: 50)
    let node = show(sizes, items: 40)
    host.bind {
      let map = node.view.dataController.visibleMap
      let size = sizes.size
      func isMeasured(_ item: Int) -> Bool {
        map.elementForItem(at: IndexPath(item: item, section: 0))?.nodeIfAllocated?.calculatedSize
          == size
      }
      #expect(isMeasured(0) && isMeasured(5) && !isMeasured(39))
      #expect(frame(39, in: node)?.minY == 1950 && isMeasured(39) && !isMeasured(30))
      node.contentOffset.y = 1000
    }
    host.settle()
    host.bind {
      let map = node.view.dataController.visibleMap
      let element = map.elementForItem(at: IndexPath(item: 20, section: 0))
      #expect(element?.nodeIfAllocated?.calculatedSize == sizes.size)
    }
  }

  // Source: `ASCollectionGalleryLayoutDelegate.mm`, `-initWithScrollableDirections:`.
  @Test("directions along both axes or along none are reported")
  func invalidDirections() {
    let (vertical, horizontal) = (
      ASScrollDirectionVerticalDirections, ASScrollDirectionHorizontalDirections
    )
    host.bind {
      for directions: ASScrollDirection in [vertical, .up, horizontal, .right] {
        _ = ASCollectionGalleryLayoutDelegate(scrollableDirections: directions)
      }
      #expect(host.violations.isEmpty)
      for directions: ASScrollDirection in [[], [.left, .down], [vertical, horizontal]] {
        _ = ASCollectionGalleryLayoutDelegate(scrollableDirections: directions)
      }
      #expect(host.violations == Array(repeating: .galleryScrollDirections, count: 3))
    }
  }
}
