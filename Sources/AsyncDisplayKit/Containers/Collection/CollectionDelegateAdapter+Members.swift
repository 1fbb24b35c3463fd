// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.
import UIKit

extension CollectionDelegateAdapter {
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

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    _ = ask(
      "collectionNode(_:didHighlightItemAt:)", or: "collectionView(_:didHighlightItemAt:)",
      indexPath
    ) {
      $0.collectionNode($1, didHighlightItemAt: $2)
    } older: {
      $0.collectionView($1, didHighlightItemAt: indexPath)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  {
    _ = ask(
      "collectionNode(_:didUnhighlightItemAt:)", or: "collectionView(_:didUnhighlightItemAt:)",
      indexPath
    ) {
      $0.collectionNode($1, didUnhighlightItemAt: $2)
    } older: {
      $0.collectionView($1, didUnhighlightItemAt: indexPath)
    }
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    ask(
      "collectionNode(_:shouldSelectItemAt:)", or: "collectionView(_:shouldSelectItemAt:)",
      indexPath
    ) {
      $0.collectionNode($1, shouldSelectItemAt: $2)
    } older: {
      $0.collectionView($1, shouldSelectItemAt: indexPath)
    } ?? true
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    ask(
      "collectionNode(_:shouldDeselectItemAt:)", or: "collectionView(_:shouldDeselectItemAt:)",
      indexPath
    ) {
      $0.collectionNode($1, shouldDeselectItemAt: $2)
    } older: {
      $0.collectionView($1, shouldDeselectItemAt: indexPath)
    } ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    _ = ask(
      "collectionNode(_:didSelectItemAt:)", or: "collectionView(_:didSelectItemAt:)", indexPath
    ) {
      $0.collectionNode($1, didSelectItemAt: $2)
    } older: {
      $0.collectionView($1, didSelectItemAt: indexPath)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
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
}
