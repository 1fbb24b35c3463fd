// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.
import UIKit

/// The methods of an object that provides the data of a collection node.
///
/// All members are optional, except the item count and one of the methods for nodes. All members
/// are called on the main actor. Those that take a view are Texture's older forms. Source:
/// `ASCollectionNode.h`, `ASCollectionDataSource`.
@preconcurrency @MainActor
public protocol ASCollectionDataSource: RuntimeBridge.CollectionDataSourceImplicitNodes {
  /// Asks the data source for the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Asks the data source for the number of sections. Without this method, there is one section.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Asks the data source for the number of items in a section.
  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  /// Asks the data source for the number of sections. Optional. The default is 1.
  func numberOfSections(in collectionNode: ASCollectionNode) -> Int
  /// Asks the data source for the model of an item. A reload of the item keeps the node if it can
  /// be updated to the model.
  ///
  /// Source: `ASDataController.mm`, `-_insertElementsIntoMap:kind:atIndexPaths:…`, which asks the
  /// node's `canUpdate(toNodeModel:)`.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath)
    -> Any?
  /// Asks the data source for the closure that creates an item's node. The closure usually runs in
  /// the background.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath)
    -> ASCellNodeBlock
  /// Asks the data source for the closure that creates an item's node, or `nil` for a UIKit cell.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath)
    -> ASCellNodeBlock?
  /// Asks the data source for an item's node. Called if the method for closures is not implemented
  /// or returned `nil`.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath)
    -> ASCellNode
  /// Asks the data source for an item's node, or `nil` for a UIKit cell.
  func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath)
    -> ASCellNode?
  /// Asks the data source for the closure that creates the node of a supplementary element.
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNodeBlock
  /// Asks the data source for the closure that creates the node of a supplementary element, or
  /// `nil` for none.
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNodeBlock?
  /// Asks the data source for the node of a supplementary element. Called if the method for
  /// closures is not implemented or returned `nil`.
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode
  /// Asks the data source for the node of a supplementary element, or `nil` for none.
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode?
  /// Asks the data source for the context of a section. Called once for each new section.
  func collectionNode(_ collectionNode: ASCollectionNode, contextForSection section: Int) -> (
    any ASSectionContext
  )?
  /// Asks the data source for the kinds of supplementary elements in a section. The default is all
  /// registered kinds.
  func collectionNode(
    _ collectionNode: ASCollectionNode, supplementaryElementKindsInSection section: Int
  ) -> [String]
  /// Asks the data source whether the user can move an item.
  func collectionNode(_ collectionNode: ASCollectionNode, canMoveItemWith node: ASCellNode) -> Bool
  /// Tells the data source that the user moved an item, so that it moves the item in its data.
  func collectionNode(
    _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Asks the data source for an item's node. Texture's older form, which takes the view.
  func collectionView(_ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath)
    -> ASCellNode
  /// Asks the data source for the closure that builds an item's node. Texture's older form, which
  /// takes the view.
  func collectionView(_ collectionView: ASCollectionView, nodeBlockForItemAt indexPath: IndexPath)
    -> ASCellNodeBlock
  /// Asks the data source for the node of a supplementary element. Texture's older form, which
  /// takes the view.
  func collectionView(
    _ collectionView: ASCollectionView, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode
}

extension ASCollectionDataSource {
  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { collectionView.notImplemented(returning: 0) }

  /// The default implementation reports the optional method as not implemented.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView.notImplemented(returning: 1)
  }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { collectionNode.notImplemented(returning: 0) }

  /// The default implementation reports the optional method as not implemented.
  public func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    collectionNode.notImplemented(returning: 1)
  }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath
  ) -> Any? { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { collectionNode.notImplemented(returning: ASCellNode.emptyBlock) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath)
    -> ASCellNode
  { collectionNode.notImplemented(returning: ASCellNode()) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath)
    -> ASCellNode?
  { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNodeBlock { collectionNode.notImplemented(returning: ASCellNode.emptyBlock) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNodeBlock? { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode { collectionNode.notImplemented(returning: ASCellNode()) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode? { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(_ collectionNode: ASCollectionNode, contextForSection section: Int)
    -> (any ASSectionContext)?
  { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, supplementaryElementKindsInSection section: Int
  ) -> [String] { collectionNode.notImplemented(returning: []) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(_ collectionNode: ASCollectionNode, canMoveItemWith node: ASCellNode)
    -> Bool
  { collectionNode.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(_ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath)
    -> ASCellNode
  { collectionView.notImplemented(returning: ASCellNode()) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { collectionView.notImplemented(returning: ASCellNode.emptyBlock) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode { collectionView.notImplemented(returning: ASCellNode()) }
}

// A class that states both protocols inherits the defaults of both. These resolve the ambiguity.
extension ASCollectionDataSource where Self: UICollectionViewDataSource {
  /// The default implementation reports the optional method as not implemented.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView.notImplemented(returning: 1)
  }
}
