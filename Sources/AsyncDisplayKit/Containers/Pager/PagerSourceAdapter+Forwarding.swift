import UIKit

// The members of a collection's data source that the pager does not provide itself. A pager's data source
// that is a collection's as well implements them for the pager, too.
//
// Source: `ASDelegateProxy.mm`, `-interceptsSelector:`, which forwards them.
extension PagerSourceAdapter {
  private var other: (any ASCollectionDataSource)? { source as? any ASCollectionDataSource }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    other?.numberOfSections(in: collectionNode) ?? collectionNode.notImplemented(returning: 1)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath
  ) -> Any? {
    guard let other else { return collectionNode.notImplemented(returning: nil) }
    return other.collectionNode(collectionNode, nodeModelForItemAt: indexPath)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, contextForSection section: Int
  ) -> (any ASSectionContext)? {
    guard let other else { return collectionNode.notImplemented(returning: nil) }
    return other.collectionNode(collectionNode, contextForSection: section)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, supplementaryElementKindsInSection section: Int
  ) -> [String] {
    other?.collectionNode(collectionNode, supplementaryElementKindsInSection: section)
      ?? collectionNode.notImplemented(returning: [])
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNodeBlock {
    guard let other else { return collectionNode.notImplemented(returning: ASCellNode.emptyBlock) }
    return other.collectionNode(
      collectionNode, nodeBlockForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    guard let other else { return collectionNode.notImplemented(returning: nil) }
    return other.collectionNode(
      collectionNode, nodeBlockForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode {
    guard let other else { return collectionNode.notImplemented(returning: ASCellNode()) }
    return other.collectionNode(
      collectionNode, nodeForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode? {
    guard let other else { return collectionNode.notImplemented(returning: nil) }
    return other.collectionNode(
      collectionNode, nodeForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, canMoveItemWith node: ASCellNode
  ) -> Bool {
    other?.collectionNode(collectionNode, canMoveItemWith: node)
      ?? collectionNode.notImplemented(returning: true)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let other else { return collectionNode.notImplemented() }
    other.collectionNode(collectionNode, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}
