import UIKit

/// The delegate that UIKit calls for what the view does not translate, where the app's delegate does not
/// state `UICollectionViewDelegate`.
///
/// It passes on the members of ``ASCommonCollectionDelegate`` alone: Objective-C sees no others of such a class.
/// Source: `ASDelegateProxy.mm`, `-respondsToSelector:` and `-forwardingTargetForSelector:`.
@MainActor
final class CollectionDelegateForwarder: NSObject, UICollectionViewDelegate, AppObjectProxy {
  var appObject: AnyObject? { delegate }
  private weak var delegate: (any ASCollectionDelegate)?

  init(_ delegate: any ASCollectionDelegate) {
    self.delegate = delegate
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    guard let delegate else {
      return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    return delegate.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let delegate else { return collectionView.notImplemented(returning: nil) }
    return delegate.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate else { return collectionView.notImplemented(returning: nil) }
    return delegate.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate else { return collectionView.notImplemented(returning: nil) }
    return delegate.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let delegate else { return collectionView.notImplemented() }
    delegate.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
