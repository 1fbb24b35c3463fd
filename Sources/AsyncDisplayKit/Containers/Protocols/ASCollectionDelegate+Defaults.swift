import UIKit

extension ASCollectionDelegate {
  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    collectionNode.optionalMembers.decline()
    return ASSizeRangeUnconstrained
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode
  ) {
    collectionNode.optionalMembers.decline()
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode
  ) {
    collectionNode.optionalMembers.decline()
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode
  ) {
    collectionNode.optionalMembers.decline()
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingSupplementaryElementWith node: ASCellNode
  ) {
    collectionNode.optionalMembers.decline()
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    collectionNode.optionalMembers.decline()
    return true
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didHighlightItemAt indexPath: IndexPath
  ) {
    collectionNode.optionalMembers.decline()
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didUnhighlightItemAt indexPath: IndexPath
  ) {
    collectionNode.optionalMembers.decline()
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    collectionNode.optionalMembers.decline()
    return true
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    collectionNode.optionalMembers.decline()
    return true
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath
  ) {
    collectionNode.optionalMembers.decline()
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath
  ) {
    collectionNode.optionalMembers.decline()
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionNode.optionalMembers.decline()
    return false
  }

  /// Declines.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    collectionNode.optionalMembers.decline()
  }

  /// Declines.
  public func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
    collectionNode.optionalMembers.decline()
    return true
  }

  /// Declines.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange {
    collectionView.optionalMembers.decline()
    return ASSizeRangeUnconstrained
  }

  /// Declines.
  public func collectionView(
    _ collectionView: ASCollectionView, willDisplay node: ASCellNode, forItemAt indexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }

  /// Declines.
  public func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode,
    forItemAt indexPath: IndexPath
  ) {
    collectionView.optionalMembers.decline()
  }
}
