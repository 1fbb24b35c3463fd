import UIKit

extension ASCollectionView {
  /// The node, its delegate and the delegate as a collection view delegate of UIKit cells.
  private var listener: (node: ASCollectionNode, delegate: any ASCollectionDelegate)? {
    guard let node = collectionNode, let delegate = asyncDelegate else { return nil }
    return (node, delegate)
  }

  /// Tells who has to hear that a cell is about to show.
  ///
  /// The interop delegate hears only of UIKit cells; ranges are updated in any case.
  func willDisplay(_ cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    let element = dataController.visibleMap.elementForItem(at: indexPath)
    if let interop = asyncDelegate as? any ASCollectionDelegateInterop, element?.isPlain == true {
      interop.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    }
    defer { rangeController.setNeedsUpdate() }
    guard let cell = cell as? _ASCollectionViewCell, let element = cell.element else { return }
    displayed.add(element)
    let node = element.node
    if node.layoutAttributes == nil {
      node.layoutAttributes = collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    tellWillDisplay(node, at: indexPath)
  }

  private func tellWillDisplay(_ cellNode: ASCellNode, at indexPath: IndexPath) {
    guard let (node, delegate) = listener else { return }
    let told: Void? = node.optionalMembers.ask("collectionNode(_:willDisplayItemWith:)") {
      delegate.collectionNode(node, willDisplayItemWith: cellNode)
    }
    guard told == nil else { return }
    delegate.collectionView(self, willDisplay: cellNode, forItemAt: indexPath)
  }

  /// Tells who has to hear that a cell no longer shows.
  ///
  /// - Quirk: whether the item has a UIKit cell is looked up in the data that shows now, which may
  ///   hold another item at the index path.
  func didEndDisplaying(_ cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    let isPlain = dataController.visibleMap.elementForItem(at: indexPath)?.isPlain == true
    if let interop = asyncDelegate as? any ASCollectionDelegateInterop, isPlain {
      interop.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    }
    defer { rangeController.setNeedsUpdate() }
    guard let cell = cell as? _ASCollectionViewCell, let element = cell.element else { return }
    displayed.remove(element)
    element.node.layoutAttributes = nil
    tellDidEndDisplaying(element.node, at: indexPath)
  }

  private func tellDidEndDisplaying(_ cellNode: ASCellNode, at indexPath: IndexPath) {
    guard let (node, delegate) = listener else { return }
    let told: Void? = node.optionalMembers.ask("collectionNode(_:didEndDisplayingItemWith:)") {
      delegate.collectionNode(node, didEndDisplayingItemWith: cellNode)
    }
    guard told == nil else { return }
    delegate.collectionView(self, didEndDisplaying: cellNode, forItemAt: indexPath)
  }

  /// Tells who has to hear that a supplementary view is about to show.
  func willDisplay(
    _ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath
  ) {
    let element = dataController.visibleMap.supplementaryElement(ofKind: kind, at: indexPath)
    if let interop = asyncDelegate as? any ASCollectionDelegateInterop, element?.isPlain == true {
      interop.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    }
    guard let view = view as? _ASCollectionReusableView, let element = view.element else { return }
    displayed.add(element)
    if element.node.layoutAttributes == nil {
      element.node.layoutAttributes = collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: indexPath)
    }
    guard let (node, delegate) = listener else { return }
    delegate.collectionNode(node, willDisplaySupplementaryElementWith: element.node)
  }

  /// Tells who has to hear that a supplementary view no longer shows.
  func didEndDisplaying(
    _ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath
  ) {
    let element = dataController.visibleMap.supplementaryElement(ofKind: kind, at: indexPath)
    if let interop = asyncDelegate as? any ASCollectionDelegateInterop, element?.isPlain == true {
      interop.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
    }
    guard let view = view as? _ASCollectionReusableView, let element = view.element else { return }
    displayed.remove(element)
    element.node.layoutAttributes = nil
    guard let (node, delegate) = listener else { return }
    delegate.collectionNode(node, didEndDisplayingSupplementaryElementWith: element.node)
  }
}
