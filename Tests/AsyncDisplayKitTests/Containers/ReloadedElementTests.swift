import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// What a load notes of each of its elements, in one pass of questions.
@Suite("Elements of a load") @MainActor
struct ReloadedElementTests {
  private let host = ContainerHost(size: CGSize(width: 100, height: 100))

  @Test("a load builds no node for an item with a UIKit cell that is not in sight")
  func plainItems() {
    let source = MixedSource([4, 5, -2, 6])
    let node = source.show(in: host)
    host.bind {
      let built = node.visibleElements.itemElements.map { $0.nodeIfAllocated != nil }
      #expect(built == [true, true, false, true])
    }
  }

  @Test("each element knows the source of its size, where the delegate's answer does not count too")
  func sizingOrigins() {
    let source = AlternatingSizes()
    host.retained.append(source)
    let node = host.show(ASCollectionNode.flow()) { node in
      node.dataSource = source
      node.delegate = source
    }
    host.bind {
      let elements = node.visibleElements.itemElements
      #expect(elements.map(\.sizingOrigin) == AlternatingSizes.origins)
      #expect(elements.map(\.constrainedSize.max.width) == [40, 100, 40, 100, 40])
    }
  }
}

/// Every second item gets a range without limits, which does not count.
private final class AlternatingSizes: NSObject, ASCollectionDataSource, ASCollectionDelegate {
  static let origins: [SizingOrigin] = [
    .nodeDelegate, .axisDefaultForUnconstrained, .nodeDelegate, .axisDefaultForUnconstrained,
    .nodeDelegate,
  ]

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { Self.origins.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { { ASCellNode() } }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    indexPath.item % 2 == 0
      ? ASSizeRangeMake(CGSize(width: 40, height: 30)) : ASSizeRangeUnconstrained
  }
}
