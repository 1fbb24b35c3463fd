import UIKit

/// The delegate that UIKit calls, which forwards to the node's delegate.
@MainActor
final class CollectionDelegateAdapter: ContainerDelegateAdapter<ASCollectionView>,
  UICollectionViewDelegateFlowLayout
{
  // MARK: Display

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    view?.willDisplay(cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    view?.didEndDisplaying(cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    self.view?.willDisplay(view, ofKind: elementKind, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    self.view?.didEndDisplaying(view, ofKind: elementKind, at: indexPath)
  }

  // MARK: Zooming

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    view?.asyncDelegate?.viewForZooming(in: scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with zoomed: UIView?) {
    view?.asyncDelegate?.scrollViewWillBeginZooming(scrollView, with: zoomed)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    view?.asyncDelegate?.scrollViewDidZoom(scrollView)
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with zoomed: UIView?, atScale scale: CGFloat
  ) {
    view?.asyncDelegate?.scrollViewDidEndZooming(scrollView, with: zoomed, atScale: scale)
  }
}
