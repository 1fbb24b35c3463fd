import UIKit

/// The methods of a collection node's delegate: item sizes, events and decisions on touches.
///
/// Every member may be missing. All members are called on the main actor, except those of
/// ``ASCollectionDelegateBatchFetching``, which are called on a background thread. The delegate
/// also receives all calls of a scroll view delegate, and those of UIKit's that the collection does
/// not need itself, such as context menus, with UIKit's index paths: Texture's delegate proxy hands
/// them on. Source: `ASCollectionNode.h`, `ASCollectionDelegate`.
@preconcurrency @MainActor
public protocol ASCollectionDelegate: UICollectionViewDelegate,
  ASCollectionDelegateBatchFetching
{
  /// Asks the delegate for the range of sizes of an item, in points; unconstrained leaves it to the
  /// layout.
  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange
  /// Tells the delegate that an item's node is about to show.
  func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode)
  /// Tells the delegate that an item's node no longer shows.
  func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode)
  /// Tells the delegate that a supplementary node is about to show.
  func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode)
  /// Tells the delegate that a supplementary node no longer shows.
  func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingSupplementaryElementWith node: ASCellNode)
  /// Asks the delegate whether a touch may highlight an item.
  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that an item was highlighted.
  func collectionNode(_ collectionNode: ASCollectionNode, didHighlightItemAt indexPath: IndexPath)
  /// Tells the delegate that an item is no longer highlighted.
  func collectionNode(_ collectionNode: ASCollectionNode, didUnhighlightItemAt indexPath: IndexPath)
  /// Asks the delegate whether a touch may select an item.
  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks the delegate whether a touch may deselect an item.
  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that a touch selected an item.
  func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath)
  /// Tells the delegate that a touch deselected an item.
  func collectionNode(_ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath)
  /// Asks the delegate whether an item shows a menu of actions.
  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks the delegate whether a batch fetch may begin; yes if it is not implemented.
  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool
  /// Asks the delegate whether a batch fetch may begin: Texture's older form.
  func shouldBatchFetch(for collectionView: ASCollectionView) -> Bool
  /// Asks the delegate for the range of sizes of an item, in points: Texture's older form.
  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange
  /// Tells the delegate that an item's node is about to show: Texture's older form.
  func collectionView(
    _ collectionView: ASCollectionView, willDisplay node: ASCellNode, forItemAt indexPath: IndexPath
  )
  /// Tells the delegate that an item's node no longer shows: Texture's older form.
  func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode,
    forItemAt indexPath: IndexPath)
}

/// Sizes the headers and footers of a collection node with a flow layout, and its UIKit cells.
///
/// Insets, spacings, the sizes of UIKit cells and the older reference sizes are the members of
/// `UICollectionViewDelegateFlowLayout`. Source: `ASCollectionView.h`,
/// `ASCollectionDelegateFlowLayout`.
@preconcurrency @MainActor
public protocol ASCollectionDelegateFlowLayout: ASCollectionDelegate,
  UICollectionViewDelegateFlowLayout
{
  /// Asks the delegate for the range of sizes of a section's header, in points.
  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange
  /// Asks the delegate for the range of sizes of a section's footer, in points.
  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int
  ) -> ASSizeRange
}

extension ASCollectionDelegateFlowLayout {
  /// Reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange { collectionNode.notImplemented(returning: ASSizeRangeZero) }

  /// Reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int
  ) -> ASSizeRange { collectionNode.notImplemented(returning: ASSizeRangeZero) }
}
