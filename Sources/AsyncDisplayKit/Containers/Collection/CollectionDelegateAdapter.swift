import UIKit

/// The delegate that UIKit calls, which forwards to the node's delegate.
@MainActor
final class CollectionDelegateAdapter: ContainerDelegateAdapter<ASCollectionView>,
  UICollectionViewDelegateFlowLayout
{
  // MARK: Selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    ask(
      "collectionNode(_:shouldHighlightItemAt:)", or: "collectionView(_:shouldHighlightItemAt:)",
      indexPath
    ) {
      $0.collectionNode($1, shouldHighlightItemAt: $2)
    } older: {
      $0.collectionView($1, shouldHighlightItemAt: indexPath)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    _ = ask(
      "collectionNode(_:didHighlightItemAt:)", or: "collectionView(_:didHighlightItemAt:)",
      indexPath
    ) {
      $0.collectionNode($1, didHighlightItemAt: $2)
    } older: {
      $0.collectionView($1, didHighlightItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    _ = ask(
      "collectionNode(_:didUnhighlightItemAt:)", or: "collectionView(_:didUnhighlightItemAt:)",
      indexPath
    ) {
      $0.collectionNode($1, didUnhighlightItemAt: $2)
    } older: {
      $0.collectionView($1, didUnhighlightItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    ask(
      "collectionNode(_:shouldSelectItemAt:)", or: "collectionView(_:shouldSelectItemAt:)",
      indexPath
    ) {
      $0.collectionNode($1, shouldSelectItemAt: $2)
    } older: {
      $0.collectionView($1, shouldSelectItemAt: indexPath)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    ask(
      "collectionNode(_:shouldDeselectItemAt:)", or: "collectionView(_:shouldDeselectItemAt:)",
      indexPath
    ) {
      $0.collectionNode($1, shouldDeselectItemAt: $2)
    } older: {
      $0.collectionView($1, shouldDeselectItemAt: indexPath)
    } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    _ = ask(
      "collectionNode(_:didSelectItemAt:)", or: "collectionView(_:didSelectItemAt:)", indexPath
    ) {
      $0.collectionNode($1, didSelectItemAt: $2)
    } older: {
      $0.collectionView($1, didSelectItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    _ = ask(
      "collectionNode(_:didDeselectItemAt:)", or: "collectionView(_:didDeselectItemAt:)", indexPath
    ) {
      $0.collectionNode($1, didDeselectItemAt: $2)
    } older: {
      $0.collectionView($1, didDeselectItemAt: indexPath)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    ask(
      "collectionNode(_:shouldShowMenuForItemAt:)",
      or: "collectionView(_:shouldShowMenuForItemAt:)", indexPath
    ) {
      $0.collectionNode($1, shouldShowMenuForItemAt: $2)
    } older: {
      $0.collectionView($1, shouldShowMenuForItemAt: indexPath)
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
