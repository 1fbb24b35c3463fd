import UIKit

/// Sizes the items of a collection node, hears what happens and decides on touches.
///
/// Every member may be missing. All members are called on the main actor; Texture begins batch
/// fetches in the background, which an actor-isolated protocol cannot express. The delegate also
/// receives all calls of a scroll view delegate, and those of UIKit's that the collection does not
/// need itself, such as context menus, with UIKit's index paths: Texture's delegate proxy hands them
/// on. Source: Texture's `ASCollectionDelegate`.
@preconcurrency @MainActor
public protocol ASCollectionDelegate: UICollectionViewDelegate {
  /// Returns the range of sizes of an item, in points; unconstrained leaves it to the layout.
  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange
  /// Hears that an item's node is about to show.
  func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode)
  /// Hears that an item's node no longer shows.
  func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode)
  /// Hears that a supplementary node is about to show.
  func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode)
  /// Hears that a supplementary node no longer shows.
  func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingSupplementaryElementWith node: ASCellNode)
  /// Returns whether a touch may highlight an item.
  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Hears that an item was highlighted.
  func collectionNode(_ collectionNode: ASCollectionNode, didHighlightItemAt indexPath: IndexPath)
  /// Hears that an item is no longer highlighted.
  func collectionNode(_ collectionNode: ASCollectionNode, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether a touch may select an item.
  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether a touch may deselect an item.
  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Hears that a touch selected an item.
  func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath)
  /// Hears that a touch deselected an item.
  func collectionNode(_ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath)
  /// Returns whether an item shows a menu of actions.
  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
  /// Starts the next batch fetch, whose context is to be completed or cancelled.
  func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext)
  /// Returns whether a batch fetch may begin; yes when it is missing.
  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool
  /// Returns the range of sizes of an item, in points: Texture's older form.
  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange
  /// Hears that an item's node is about to show: Texture's older form.
  func collectionView(
    _ collectionView: ASCollectionView, willDisplay node: ASCellNode, forItemAt indexPath: IndexPath
  )
  /// Hears that an item's node no longer shows: Texture's older form.
  func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode,
    forItemAt indexPath: IndexPath)
}

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
