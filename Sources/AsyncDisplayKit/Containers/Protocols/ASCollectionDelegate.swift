// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.
import UIKit

/// The methods of a collection node's delegate: item sizes, display events, selection and
/// highlighting.
///
/// All members are optional. All members are called on the main actor, except those of
/// `RuntimeBridge.CollectionDelegateBatchFetching`, which are called on a background thread. The
/// delegate also receives all calls of a scroll view delegate, and those of UIKit's calls that
/// ``ASCommonCollectionDelegate`` declares, with UIKit's index paths. It receives the other calls
/// of `UICollectionViewDelegate` if its class states that protocol too: Texture's delegate proxy
/// forwards what the collection does not handle itself. Source: `ASCollectionNode.h`,
/// `ASCollectionDelegate`, and `ASDelegateProxy.mm`, `ASCollectionViewProxy`.
@preconcurrency @MainActor
public protocol ASCollectionDelegate: ASCommonCollectionDelegate,
  RuntimeBridge.CollectionDelegateBatchFetching
{
  /// Asks the delegate whether a touch may highlight an item.
  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Tells the delegate that a touch highlighted an item.
  func collectionNode(_ collectionNode: ASCollectionNode, didHighlightItemAt indexPath: IndexPath)
  /// Tells the delegate that an item is no longer highlighted.
  func collectionNode(_ collectionNode: ASCollectionNode, didUnhighlightItemAt indexPath: IndexPath)
  /// Asks the delegate whether a touch may select an item.
  func collectionNode(_ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  /// Asks the delegate whether a touch may deselect an item, in multiple selection.
  func collectionNode(_ collectionNode: ASCollectionNode, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  /// Tells the delegate that a touch selected an item.
  func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath)
  /// Tells the delegate that a touch deselected an item.
  func collectionNode(_ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath)
  /// Asks the delegate whether an item shows a menu of actions when it is pressed.
  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
  /// Asks the delegate for the size range of an item, in points. A flow layout ignores an
  /// unconstrained range.
  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange
  /// Tells the delegate that an item's node is about to be displayed.
  func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode)
  /// Tells the delegate that an item's node is no longer displayed.
  func collectionNode(_ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode)
  /// Tells the delegate that a supplementary node is about to be displayed.
  func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode)
  /// Tells the delegate that a supplementary node is no longer displayed.
  func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingSupplementaryElementWith node: ASCellNode)
  /// Asks the delegate whether a batch fetch may begin. Optional. The default is `true`.
  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool
  /// Asks the delegate whether a batch fetch may begin. Texture's older form, which takes the view.
  func shouldBatchFetch(for collectionView: ASCollectionView) -> Bool
  /// Asks the delegate for the size range of an item, in points. Texture's older form, which takes
  /// the view.
  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange
  /// Tells the delegate that an item's node is about to be displayed. Texture's older form, which
  /// takes the view.
  func collectionView(
    _ collectionView: ASCollectionView, willDisplay node: ASCellNode, forItemAt indexPath: IndexPath
  )
  /// Tells the delegate that an item's node is about to be displayed. Texture's oldest form, which
  /// is called if neither of the others is implemented.
  func collectionView(
    _ collectionView: ASCollectionView, willDisplayNodeForItemAt indexPath: IndexPath)
  /// Tells the delegate that an item's node is no longer displayed. Texture's older form, which
  /// takes the view.
  func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode,
    forItemAt indexPath: IndexPath)
}

extension ASCollectionDelegate {
  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { collectionNode.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didHighlightItemAt indexPath: IndexPath
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didUnhighlightItemAt indexPath: IndexPath
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { collectionNode.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { collectionNode.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didDeselectItemAt indexPath: IndexPath
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { collectionNode.notImplemented(returning: false) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { collectionNode.notImplemented(returning: ASSizeRangeUnconstrained) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingSupplementaryElementWith node: ASCellNode
  ) { collectionNode.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
    collectionNode.notImplemented(returning: true)
  }

  /// The default implementation reports the optional method as not implemented.
  public func shouldBatchFetch(for collectionView: ASCollectionView) -> Bool {
    collectionView.notImplemented(returning: true)
  }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { collectionView.notImplemented(returning: ASSizeRangeUnconstrained) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, willDisplay node: ASCellNode, forItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: ASCollectionView, willDisplayNodeForItemAt indexPath: IndexPath
  ) {}

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, didEndDisplaying node: ASCellNode,
    forItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }
}

/// The delegate methods for section insets and the sizes of headers and footers in a flow layout.
///
/// Spacings and the sizes of UIKit cells are members of `UICollectionViewDelegateFlowLayout`, which
/// Texture's protocol does not inherit: without that protocol in the class's declaration, neither a
/// device nor this runtime calls them. Source: `ASCollectionView.h`,
/// `ASCollectionDelegateFlowLayout`.
@preconcurrency @MainActor
public protocol ASCollectionDelegateFlowLayout: ASCollectionDelegate {
  /// Asks the delegate for the insets of a section's lines, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Asks the delegate for the size range of a section's header, in points.
  func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int)
    -> ASSizeRange
  /// Asks the delegate for the size range of a section's footer, in points.
  func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int)
    -> ASSizeRange
  /// Asks the delegate for the size of a section's header, in points. Texture's older form.
  func collectionView(
    _ collectionView: ASCollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Asks the delegate for the size of a section's footer, in points. Texture's older form.
  func collectionView(
    _ collectionView: ASCollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension ASCollectionDelegateFlowLayout {
  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { collectionView.notImplemented(returning: .zero) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange { collectionNode.notImplemented(returning: ASSizeRangeZero) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int
  ) -> ASSizeRange { collectionNode.notImplemented(returning: ASSizeRangeZero) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { collectionView.notImplemented(returning: .zero) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { collectionView.notImplemented(returning: .zero) }
}

// A class that states both protocols inherits the defaults of both. These resolve the ambiguity.
extension ASCollectionDelegateFlowLayout where Self: UICollectionViewDelegateFlowLayout {
  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { collectionView.notImplemented(returning: .zero) }
}
