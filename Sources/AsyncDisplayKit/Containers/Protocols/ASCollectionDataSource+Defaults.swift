import UIKit

extension ASCollectionDataSource {
  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int {
    collectionNode.optionalMembers.decline()
    return 0
  }

  /// Declines.
  public func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    collectionNode.optionalMembers.decline()
    return 1
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath
  ) -> Any? {
    collectionNode.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    collectionNode.optionalMembers.decline()
    return { ASCellNode() }
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    collectionNode.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode {
    collectionNode.optionalMembers.decline()
    return ASCellNode()
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode? {
    collectionNode.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode,
    nodeBlockForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNodeBlock {
    collectionNode.optionalMembers.decline()
    return { ASCellNode() }
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode,
    nodeBlockForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    collectionNode.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode {
    collectionNode.optionalMembers.decline()
    return ASCellNode()
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode? {
    collectionNode.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, contextForSection section: Int
  ) -> (any ASSectionContext)? {
    collectionNode.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, supplementaryElementKindsInSection section: Int
  ) -> [String] {
    collectionNode.optionalMembers.decline()
    return []
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, canMoveItemWith node: ASCellNode
  ) -> Bool {
    collectionNode.optionalMembers.decline()
    return true
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionNode.optionalMembers.decline()
  }

  /// Declines.
  public func collectionView(
    _ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode {
    collectionView.optionalMembers.decline()
    return ASCellNode()
  }

  /// Declines.
  public func collectionView(
    _ collectionView: ASCollectionView, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    collectionView.optionalMembers.decline()
    return { ASCellNode() }
  }

  /// Declines.
  public func collectionView(
    _ collectionView: ASCollectionView, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode {
    collectionView.optionalMembers.decline()
    return ASCellNode()
  }
}
