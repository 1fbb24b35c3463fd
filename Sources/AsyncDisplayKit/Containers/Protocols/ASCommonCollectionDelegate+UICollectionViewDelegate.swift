import UIKit

// A class that states Texture's protocol and UIKit's inherits the defaults of both protocols. These
// defaults resolve the ambiguity.
extension ASCommonCollectionDelegate where Self: UICollectionViewDelegate {
  /// The default implementation returns a plain transition layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { collectionView.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { collectionView.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { collectionView.notImplemented(returning: true) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { collectionView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.notImplemented(returning: false) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { collectionView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { collectionView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { collectionView.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { collectionView.notImplemented() }
}
