import UIKit

/// A controller of one section of nodes, for lists that are driven by section controllers.
///
/// Every member may be missing. Source: `ASSectionController.h`, `ASSectionController`.
@preconcurrency @MainActor
public protocol ASSectionController: AnyObject {
  /// Returns the closure that builds an item's node, usually in the background.
  func nodeBlockForItem(at index: Int) -> ASCellNodeBlock
  /// Returns an item's node.
  func nodeForItem(at index: Int) -> ASCellNode
  /// Returns whether the next batch may be fetched.
  func shouldBatchFetch() -> Bool
  /// Starts the next batch fetch, whose context is to be completed or cancelled.
  func beginBatchFetch(with context: ASBatchContext)
  /// Returns the range of sizes of an item, in points.
  func sizeRangeForItem(at index: Int) -> ASSizeRange
}

extension ASSectionController {
  /// Returns a closure that builds an empty cell.
  public func nodeBlockForItem(at index: Int) -> ASCellNodeBlock { { ASCellNode() } }
  /// Returns an empty cell.
  public func nodeForItem(at index: Int) -> ASCellNode { ASCellNode() }
  /// Returns false.
  public func shouldBatchFetch() -> Bool { false }
  /// Cancels the fetch.
  public func beginBatchFetch(with context: ASBatchContext) { context.cancelBatchFetching() }
  /// Returns the unconstrained range, which leaves the size to the layout.
  public func sizeRangeForItem(at index: Int) -> ASSizeRange { ASSizeRangeUnconstrained }
}

/// A source of supplementary nodes, for lists that are driven by section controllers.
///
/// Every member may be missing. Source: `ASSupplementaryNodeSource.h`, `ASSupplementaryNodeSource`.
@preconcurrency @MainActor
public protocol ASSupplementaryNodeSource: AnyObject {
  /// Returns the closure that builds the node of a supplementary element.
  func nodeBlockForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> ASCellNodeBlock
  /// Returns the node of a supplementary element.
  func nodeForSupplementaryElement(ofKind elementKind: String, at index: Int) -> ASCellNode
  /// Returns the range of sizes of a supplementary element, in points.
  func sizeRangeForSupplementaryElement(ofKind elementKind: String, at index: Int) -> ASSizeRange
}

extension ASSupplementaryNodeSource {
  /// Returns a closure that builds an empty cell.
  public func nodeBlockForSupplementaryElement(
    ofKind elementKind: String, at index: Int
  ) -> ASCellNodeBlock { { ASCellNode() } }
  /// Returns an empty cell.
  public func nodeForSupplementaryElement(
    ofKind elementKind: String, at index: Int
  ) -> ASCellNode { ASCellNode() }
  /// Returns the unconstrained range.
  public func sizeRangeForSupplementaryElement(
    ofKind elementKind: String, at index: Int
  ) -> ASSizeRange { ASSizeRangeUnconstrained }
}
