import UIKit

extension ASCollectionDelegate {
  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { collectionNode.notImplemented(returning: ASSizeRangeUnconstrained) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingSupplementaryElementWith node: ASCellNode
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { collectionNode.notImplemented(returning: true) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didHighlightItemAt indexPath: IndexPath
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didUnhighlightItemAt indexPath: IndexPath
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { collectionNode.notImplemented(returning: true) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { collectionNode.notImplemented(returning: true) }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { collectionNode.notImplemented(returning: false) }

  /// The default implementation reports the method as not implemented.
  public func shouldBatchFetch(
    for collectionNode: ASCollectionNode
  ) -> Bool { collectionNode.notImplemented(returning: true) }

  /// The default implementation reports the method as not implemented.
  public func shouldBatchFetch(
    for collectionView: ASCollectionView
  ) -> Bool { collectionView.notImplemented(returning: true) }

  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { collectionView.notImplemented(returning: ASSizeRangeUnconstrained) }

  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, willDisplay node: ASCellNode, forItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: ASCollectionView, willDisplayNodeForItemAt indexPath: IndexPath
  ) {}

  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode,
    forItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }
}
