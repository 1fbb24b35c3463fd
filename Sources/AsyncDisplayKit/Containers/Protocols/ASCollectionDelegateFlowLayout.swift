import UIKit

/// Sizes the headers and footers of a collection node with a flow layout, and its UIKit cells.
///
/// Insets, spacings, the sizes of UIKit cells and the older reference sizes are the members of
/// `UICollectionViewDelegateFlowLayout`. Source: Texture's `ASCollectionDelegateFlowLayout`.
@preconcurrency @MainActor
public protocol ASCollectionDelegateFlowLayout: ASCollectionDelegate,
  UICollectionViewDelegateFlowLayout
{
  /// Returns the range of sizes of a section's header, in points.
  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange
  /// Returns the range of sizes of a section's footer, in points.
  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int
  ) -> ASSizeRange
}

extension ASCollectionDelegateFlowLayout {
  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange {
    collectionNode.optionalMembers.decline()
    return ASSizeRangeZero
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int
  ) -> ASSizeRange {
    collectionNode.optionalMembers.decline()
    return ASSizeRangeZero
  }
}
