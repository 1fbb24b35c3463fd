import UIKit

extension ASCollectionDataSource {
  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { collectionNode.notImplemented(returning: 0) }

  /// The default implementation reports the method as not implemented.
  public func numberOfSections(
    in collectionNode: ASCollectionNode
  ) -> Int { collectionNode.notImplemented(returning: 1) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath
  ) -> Any? { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { collectionNode.notImplemented(returning: ASCellNode.emptyBlock) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { collectionNode.notImplemented(returning: ASCellNode()) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode? { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNodeBlock { collectionNode.notImplemented(returning: ASCellNode.emptyBlock) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNodeBlock? { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode { collectionNode.notImplemented(returning: ASCellNode()) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode? { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, contextForSection section: Int
  ) -> (any ASSectionContext)? { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, supplementaryElementKindsInSection section: Int
  ) -> [String] { collectionNode.notImplemented(returning: []) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, canMoveItemWith node: ASCellNode
  ) -> Bool { collectionNode.notImplemented(returning: true) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { collectionView.notImplemented(returning: 0) }

  /// The default implementation reports the method as not implemented.
  public func numberOfSections(
    in collectionView: UICollectionView
  ) -> Int { collectionView.notImplemented(returning: 1) }

  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { collectionView.notImplemented(returning: ASCellNode()) }

  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { collectionView.notImplemented(returning: ASCellNode.emptyBlock) }

  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode { collectionView.notImplemented(returning: ASCellNode()) }
}

// A class that is the data source of a collection node and of a collection view inherits the
// defaults of both protocols. This default resolves the ambiguity.
extension ASCollectionDataSource where Self: UICollectionViewDataSource {
  /// The default implementation reports the method as not implemented.
  public func numberOfSections(
    in collectionView: UICollectionView
  ) -> Int { collectionView.notImplemented(returning: 1) }
}
