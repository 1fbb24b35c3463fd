import UIKit

@testable import AsyncDisplayKit

/// Gives one node for all items but the first, by blocks.
@MainActor
final class SharedBlockSource: NSObject, ASCollectionDataSource {
  let shared = WatchedCellNode()
  var count = 1

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    guard indexPath.item > 0 else { return { HeldCellNode() } }
    let held = HeldNode(shared)
    return { held.node }
  }
}
