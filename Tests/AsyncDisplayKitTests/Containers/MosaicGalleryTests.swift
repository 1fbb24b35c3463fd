import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("The mosaic gallery with UIKit cells") @MainActor
struct MosaicGalleryTests {
  private func gallery(
    width: CGFloat, showsPlainCells: Bool = true
  ) -> (ContainerHost, MosaicGallery, ASCollectionNode) {
    let host = ContainerHost(size: CGSize(width: width, height: 667))
    let gallery = MosaicGallery()
    gallery.showsPlainCells = showsPlainCells
    let node = host.bind {
      ASCollectionNode(layoutDelegate: MosaicLayout(columns: 2), layoutFacilitator: nil)
    }
    host.bind {
      node.dataSource = gallery
      node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
      node.view.layoutInspector = gallery
      node.view.register(OrangeCell.self, forCellWithReuseIdentifier: "Orange")
    }
    host.show(node)
    host.settle()
    return (host, gallery, node)
  }

  @Test("the content is as high as the sample's", arguments: [(375, 2055), (320, 1765.5)])
  func contentHeight(width: CGFloat, height: CGFloat) {
    let (host, _, node) = gallery(width: width)
    host.bind { #expect(node.view.contentSize == CGSize(width: width, height: height)) }
    #expect(host.violations.isEmpty, "\(host.reports.all)")
  }

  @Test("columns are at 10 and 192.5, and UIKit cells are square")
  func columns() {
    let (host, gallery, node) = gallery(width: 375)
    host.bind {
      var plain: [IndexPath] = []
      for (section, row) in gallery.sections.enumerated() {
        for item in row.indices {
          let path = IndexPath(item: item, section: section)
          let frame = node.view.layoutAttributesForItem(at: path)?.frame ?? .zero
          #expect([10, 192.5].contains(frame.minX))
          #expect(frame.width == 172.5)
          guard node.visibleElements.elementForItem(at: path)?.isPlain == true else { continue }
          plain.append(path)
          #expect(frame.height == 172.5)
        }
      }
      #expect(plain.map(\.text) == ["0.1", "0.4", "1.1", "1.4", "2.1"])
    }
  }

  @Test("cells on screen are of the class that the item asks for")
  func cellClasses() {
    let (host, _, node) = gallery(width: 375)
    host.bind {
      let first = node.cellForItem(at: IndexPath(item: 0, section: 0))
      let second = node.cellForItem(at: IndexPath(item: 1, section: 0))
      #expect(first is _ASCollectionViewCell)
      let map = node.visibleElements
      let layout = node.view.collectionViewLayout
      let attributes = layout.layoutAttributesForElements(in: node.view.bounds) ?? []
      #expect(!attributes.isEmpty && attributes.allSatisfy { map.element(for: $0) != nil })
      let size = node.nodeForItem(at: IndexPath(item: 0, section: 0))?.calculatedSize
      #expect(size == first?.frame.size)
      #expect(second is OrangeCell)
      // Source: `ASCollectionView.mm`, `-visibleNodes`, which leaves out no wrapper.
      #expect(node.visibleNodes.count == node.indexPathsForVisibleItems.count)
      #expect(node.visibleNodes.count(where: \.shouldUseUIKitCell) == 1)
    }
  }

  @Test("without UIKit cells all fourteen items have nodes")
  func nodesOnly() {
    let (host, _, node) = gallery(width: 375, showsPlainCells: false)
    host.bind {
      let elements = node.visibleElements.itemElements
      #expect(elements.count == 14)
      #expect(elements.allSatisfy { !$0.isPlain })
      #expect(node.visibleElements.supplementaryElementKinds.count == 1)
    }
  }
}
