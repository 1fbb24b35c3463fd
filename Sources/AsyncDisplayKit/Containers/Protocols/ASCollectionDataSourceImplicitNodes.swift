import UIKit

extension RuntimeBridge {
  /// The methods of a collection node's data source for nodes, with results that are implicitly unwrapped.
  ///
  /// Texture's headers do not let a method for nodes return `nil`. Its documentation of UIKit cells between
  /// nodes declares the result as `ASCellNodeBlock!`, which compiles on a device. In Swift, such a method is not the
  /// one of ``ASCollectionDataSource``, whose result is `ASCellNodeBlock` or `ASCellNodeBlock?`. Therefore
  /// ``ASCollectionDataSource`` inherits these methods. All of them are optional, and called on the main actor after
  /// the other forms of the same method. Decided here.
  @preconcurrency @MainActor
  public protocol CollectionDataSourceImplicitNodes: AnyObject {
    /// Asks the data source for the closure that creates an item's node, or `nil` for a UIKit cell.
    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath)
      -> ASCellNodeBlock!
    /// Asks the data source for an item's node, or `nil` for a UIKit cell.
    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath)
      -> ASCellNode!
    /// Asks the data source for the closure that creates the node of a supplementary element, or
    /// `nil` for none.
    func collectionNode(
      _ collectionNode: ASCollectionNode,
      nodeBlockForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> ASCellNodeBlock!
    /// Asks the data source for the node of a supplementary element, or `nil` for none.
    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> ASCellNode!
  }
}

extension RuntimeBridge.CollectionDataSourceImplicitNodes {
  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock! { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode! { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNodeBlock! { collectionNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode! { collectionNode.notImplemented(returning: nil) }
}
