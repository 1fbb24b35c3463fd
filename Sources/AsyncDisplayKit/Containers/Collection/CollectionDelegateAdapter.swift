import UIKit

/// The delegate of a collection view, which passes calls to the node's delegate.
@MainActor
final class CollectionDelegateAdapter: ContainerDelegateAdapter<ASCollectionView>,
  UICollectionViewDelegateFlowLayout
{
  // MARK: Selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    ask("collectionNode(_:shouldHighlightItemAt:)", indexPath) {
      $0.collectionNode($1, shouldHighlightItemAt: $2)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    tell(indexPath) { $0.collectionNode($1, didHighlightItemAt: $2) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    tell(indexPath) { $0.collectionNode($1, didUnhighlightItemAt: $2) }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    ask("collectionNode(_:shouldSelectItemAt:)", indexPath) {
      $0.collectionNode($1, shouldSelectItemAt: $2)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    ask("collectionNode(_:shouldDeselectItemAt:)", indexPath) {
      $0.collectionNode($1, shouldDeselectItemAt: $2)
    } ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tell(indexPath) { $0.collectionNode($1, didSelectItemAt: $2) }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    tell(indexPath) { $0.collectionNode($1, didDeselectItemAt: $2) }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    ask("collectionNode(_:shouldShowMenuForItemAt:)", indexPath) {
      $0.collectionNode($1, shouldShowMenuForItemAt: $2)
    } ?? false
  }

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
