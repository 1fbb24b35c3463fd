import UIKit

/// A source of supplementary nodes, for lists that are driven by section controllers.
///
/// Every member may be missing. Source: Texture's `ASSupplementaryNodeSource`.
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
