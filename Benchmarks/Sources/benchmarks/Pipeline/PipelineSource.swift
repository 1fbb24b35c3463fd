import AsyncDisplayKit
import UIKit

/// Gives a node block for each of many items, and the width of the feed to each node.
@MainActor
final class PipelineSource: ASCollectionDataSource, ASCollectionDelegate {
  private let count: Int
  private let make: @Sendable (Int) -> sending ASCellNode
  private let range = FeedTree.tree.range

  init(count: Int, make: @escaping @Sendable (Int) -> sending ASCellNode) {
    self.count = count
    self.make = make
  }

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath)
    -> ASCellNodeBlock
  {
    let (make, index) = (make, indexPath.item)
    return { make(index) }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { range }
}
