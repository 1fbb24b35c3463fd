import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Cells of several sizes under a layout delegate.
private final class SizedItems: NSObject, ASCollectionDataSource {
  let sizes: [CGSize]

  init(_ sizes: [CGSize]) {
    self.sizes = sizes
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let size = sizes[indexPath.item]
    return {
      let node = ASCellNode()
      node.style.preferredSize = size
      return node
    }
  }
}

@Suite("Flow layout delegate") @MainActor
struct FlowLayoutDelegateTests {
  private func frames(
    _ sizes: [CGSize], directions: ASScrollDirection, width: CGFloat = 200
  ) -> (frames: [CGRect], content: CGSize) {
    let (host, source) = (ContainerHost(size: CGSize(width: width, height: 100)), SizedItems(sizes))
    return host.bind {
      let node = ASCollectionNode(
        layoutDelegate: ASCollectionFlowLayoutDelegate(scrollableDirections: directions),
        layoutFacilitator: nil)
      node.dataSource = source
      host.show(node)
      host.settle()
      let layout = node.view.collectionViewLayout
      let frames = sizes.indices.compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
      return (frames, node.view.contentSize)
    }
  }

  @Test("items have the sizes of their nodes and go on in the next line when one is full")
  func wraps() {
    let sizes = [(120, 30), (80, 50), (90, 20)].map { CGSize(width: $0.0, height: $0.1) }
    let result = frames(sizes, directions: ASScrollDirectionVerticalDirections)
    #expect(
      result.frames == [
        CGRect(x: 0, y: 0, width: 120, height: 30), CGRect(x: 120, y: 0, width: 80, height: 50),
        CGRect(x: 0, y: 50, width: 90, height: 20),
      ])
    #expect(result.content == CGSize(width: 200, height: 70))
  }

  @Test("an item that would be wider than the viewport shrinks to it")
  func wide() {
    let result = frames(
      [CGSize(width: 250, height: 30)], directions: ASScrollDirectionVerticalDirections)
    #expect(result.frames.map(\.origin) == [.zero])
    #expect(result.content.width == 200)
  }

  // Source: `ASCollectionFlowLayoutDelegate.mm`, `+calculateLayoutWithContext:`, whose stack is horizontal,
  // and `ASCollectionLayoutDefines.mm`, `ASSizeRangeForCollectionLayoutThatFitsViewportSize`.
  @Test(
    "items are in one line if the content scrolls horizontally",
    arguments: [false, true])
  func horizontal(scrollsInBothDirections: Bool) {
    var directions = ASScrollDirectionHorizontalDirections
    if scrollsInBothDirections { directions.formUnion(ASScrollDirectionVerticalDirections) }
    let height: CGFloat = scrollsInBothDirections ? 50 : 100
    let sizes = [(120, 30), (80, 50), (90, 20)].map { CGSize(width: $0.0, height: $0.1) }
    let result = frames(sizes, directions: directions)
    #expect(
      result.frames == [
        CGRect(x: 0, y: 0, width: 120, height: 30), CGRect(x: 120, y: 0, width: 80, height: 50),
        CGRect(x: 200, y: 0, width: 90, height: 20),
      ])
    #expect(result.content == CGSize(width: 290, height: height))
  }

  @Test("without items there is no content")
  func empty() {
    let result = frames([], directions: ASScrollDirectionVerticalDirections)
    #expect(result.frames.isEmpty && result.content == .zero)
  }
}
