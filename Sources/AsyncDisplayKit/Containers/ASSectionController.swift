import UIKit

/// A controller of one section of nodes, for lists that use section controllers.
///
/// The runtime calls no member: Texture's adapter is compiled only with IGListKit, which has no form for Linux, so
/// that the data source of an app or a test calls them. All members are optional. Source: `ASSectionController.h`, `ASSectionController`.
@preconcurrency @MainActor
public protocol ASSectionController: AnyObject {
  /// Returns the closure that creates an item's node. The closure usually runs in the background.
  func nodeBlockForItem(at index: Int) -> ASCellNodeBlock
  /// Returns an item's node. Called if the method for closures returned `nil`.
  func nodeForItem(at index: Int) -> ASCellNode
  /// Returns whether the section controller wants the next batch to be fetched.
  func shouldBatchFetch() -> Bool
  /// Fetches the next batch, and completes or cancels the context afterwards.
  func beginBatchFetch(with context: ASBatchContext)
  /// Returns the size range of an item, in points.
  func sizeRangeForItem(at index: Int) -> ASSizeRange
}

extension ASSectionController {
  /// Returns a closure that creates an empty cell node.
  public func nodeBlockForItem(at index: Int) -> ASCellNodeBlock { { ASCellNode() } }
  /// Returns an empty cell node.
  public func nodeForItem(at index: Int) -> ASCellNode { ASCellNode() }
  /// Returns `true`. Source: `ASSectionController.h`, `-shouldBatchFetch`.
  public func shouldBatchFetch() -> Bool { true }
  /// Cancels the fetch: the default implementation fetches nothing.
  public func beginBatchFetch(with context: ASBatchContext) { context.cancelBatchFetching() }
  /// Returns the unconstrained size range, so that the layout decides the size.
  public func sizeRangeForItem(at index: Int) -> ASSizeRange { ASSizeRangeUnconstrained }
}

/// A source of supplementary nodes, for lists that use section controllers.
///
/// All members are optional. Source: `ASSupplementaryNodeSource.h`, `ASSupplementaryNodeSource`.
@preconcurrency @MainActor
public protocol ASSupplementaryNodeSource: AnyObject {
  /// Returns the closure that creates the node of a supplementary element.
  func nodeBlockForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> ASCellNodeBlock
  /// Returns the node of a supplementary element.
  func nodeForSupplementaryElement(ofKind elementKind: String, at index: Int) -> ASCellNode
  /// Returns the size range of a supplementary element, in points.
  func sizeRangeForSupplementaryElement(ofKind elementKind: String, at index: Int) -> ASSizeRange
}

extension ASSupplementaryNodeSource {
  /// Returns a closure that creates an empty cell node.
  public func nodeBlockForSupplementaryElement(
    ofKind elementKind: String, at index: Int
  ) -> ASCellNodeBlock { { ASCellNode() } }
  /// Returns an empty cell node.
  public func nodeForSupplementaryElement(
    ofKind elementKind: String, at index: Int
  ) -> ASCellNode { ASCellNode() }
  /// Returns the zero range, so that the element has no size.
  ///
  /// Source: `ASIGListAdapterBasedDataSource.mm`, `-collectionNode:sizeRangeForHeaderInSection:`.
  public func sizeRangeForSupplementaryElement(
    ofKind elementKind: String, at index: Int
  ) -> ASSizeRange { ASSizeRangeZero }
}
