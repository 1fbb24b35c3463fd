import Foundation

@testable import AsyncDisplayKit

/// Three items of 50 by 50 points in one section. A subclass that adopts a protocol of data sources needs
/// no other members.
@MainActor
class FixedItems: NSObject {
  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { { FixedCellNode(size: CGSize(width: 50, height: 50)) } }
}
