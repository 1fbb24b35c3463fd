import UIKit

/// Describes the data of a collection node.
///
/// Every member may be missing; the item count and one source of nodes have to be there. All members
/// are called on the main actor. Source: Texture's `ASCollectionDataSource`.
@preconcurrency @MainActor
public protocol ASCollectionDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  /// Returns the number of sections; 1 when it is missing.
  func numberOfSections(in collectionNode: ASCollectionNode) -> Int
  /// Returns the model of an item, by which a reload may keep the item's node.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath)
    -> Any?
  /// Returns the closure that builds an item's node, usually in the background.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath)
    -> ASCellNodeBlock
  /// Returns the closure that builds an item's node, or nil for a UIKit cell.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath)
    -> ASCellNodeBlock?
  /// Returns an item's node; asked where there is no closure.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath)
    -> ASCellNode
  /// Returns an item's node, or nil for a UIKit cell.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath)
    -> ASCellNode?
  /// Returns the closure that builds the node of a supplementary element.
  func collectionNode(
    _ collectionNode: ASCollectionNode,
    nodeBlockForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNodeBlock
  /// Returns the closure that builds the node of a supplementary element, or nil for none.
  func collectionNode(
    _ collectionNode: ASCollectionNode,
    nodeBlockForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> ASCellNodeBlock?
  /// Returns the node of a supplementary element; asked where there is no closure.
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode
  /// Returns the node of a supplementary element, or nil for none.
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode?
  /// Returns the context of a section, asked once for each new section.
  func collectionNode(_ collectionNode: ASCollectionNode, contextForSection section: Int)
    -> (any ASSectionContext)?
  /// Returns the kinds of supplementary elements in a section; all registered kinds when missing.
  func collectionNode(
    _ collectionNode: ASCollectionNode, supplementaryElementKindsInSection section: Int
  ) -> [String]
  /// Returns whether an item may be moved by touch.
  func collectionNode(_ collectionNode: ASCollectionNode, canMoveItemWith node: ASCellNode) -> Bool
  /// Moves an item of the data as a touch has moved it.
  func collectionNode(
    _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns an item's node: Texture's older form.
  func collectionView(_ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath)
    -> ASCellNode
  /// Returns the closure that builds an item's node: Texture's older form.
  func collectionView(_ collectionView: ASCollectionView, nodeBlockForItemAt indexPath: IndexPath)
    -> ASCellNodeBlock
  /// Returns the node of a supplementary element: Texture's older form.
  func collectionView(
    _ collectionView: ASCollectionView, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode
}
