import UIKit

extension ASCollectionView {
  /// The node and its delegate, or `nil` if either is missing.
  private var listener: (node: ASCollectionNode, delegate: any ASCollectionDelegate)? {
    guard let node = collectionNode, let delegate = asyncDelegate else { return nil }
    return (node, delegate)
  }

  /// The delegate, if it is notified of the display of UIKit cells and views.
  private var interopListener: (any ASCollectionDelegateInterop)? {
    delegateProtocols.interop
  }

  /// Reports an advisory if the end of display was judged by another item than the one displayed.
  private func checkEnd(
    of view: UICollectionReusableView, isNotified: Bool, at indexPath: IndexPath
  ) {
    let wasPlain = plainViewsInSight.remove(ObjectIdentifier(view)) != nil
    guard wasPlain != isNotified, let delegate = interopListener else { return }
    report(
      .displayEndOfOtherItem(indexPath, isNotified: isNotified, delegate: "\(type(of: delegate))"))
  }

  /// Notifies the node and the delegates that a cell is about to be displayed.
  ///
  /// The interop delegate is notified of UIKit cells only; ranges are updated in any case. Source:
  /// `ASCollectionView.mm`, `-collectionView:willDisplayCell:forItemAtIndexPath:`.
  func willDisplay(_ cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    if dataController.visibleMap.elementForItem(at: indexPath)?.isPlain == true {
      plainViewsInSight.insert(ObjectIdentifier(cell))
      interopListener?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    }
    defer { rangeController.setNeedsUpdate() }
    guard let cell = cell as? _ASCollectionViewCell, let element = cell.element else { return }
    displayed.add(element)
    adviseOfInteropDisplay(at: indexPath)
    let node = element.node
    node.displayingScrollView = self
    cell.selectedBackgroundView = node.selectedBackgroundView
    cell.backgroundView = node.backgroundView
    if cell.layoutAttributes == nil {
      cell.layoutAttributes = collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    tellWillDisplay(node, at: indexPath)
  }

  /// Reports once that an interop delegate of a data source that dequeues every cell misses the display of a node.
  ///
  /// - Quirk: UIKit's methods are called for items without nodes alone; advisory `interop-display-of-node`.
  ///   `ASCollectionView.mm`, `-collectionView:willDisplayCell:forItemAtIndexPath:`.
  private func adviseOfInteropDisplay(at indexPath: IndexPath) {
    guard asksForEveryCell, let interopListener, advisories.isFirst(.interopDisplayOfNode) else {
      return
    }
    report(.interopDisplayOfNode(indexPath, delegate: "\(type(of: interopListener))"))
  }

  private func tellWillDisplay(_ cellNode: ASCellNode, at indexPath: IndexPath) {
    let told: Void? = listener.flatMap { node, delegate in
      node.optionalMembers.ask("collectionNode(_:willDisplayItemWith:)") {
        delegate.collectionNode(node, willDisplayItemWith: cellNode)
      }
    }
    guard told == nil, let asyncDelegate else { return }
    let older: Void? = optionalMembers.ask("collectionView(_:willDisplay:forItemAt:)") {
      asyncDelegate.collectionView(self, willDisplay: cellNode, forItemAt: indexPath)
    }
    if older == nil { asyncDelegate.collectionView(self, willDisplayNodeForItemAt: indexPath) }
  }

  /// Notifies the node and the delegates that a cell is no longer displayed.
  ///
  /// - Quirk: whether the item has a UIKit cell is looked up in the data that is displayed now,
  ///   which may have another item at the index path; advisory `display-end-of-other-item`.
  ///   `ASCollectionView.mm`, `-collectionView:didEndDisplayingCell:forItemAtIndexPath:`.
  func didEndDisplaying(_ cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    let isPlain = dataController.visibleMap.elementForItem(at: indexPath)?.isPlain == true
    if isPlain {
      interopListener?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
    }
    checkEnd(of: cell, isNotified: isPlain, at: indexPath)
    defer { rangeController.setNeedsUpdate() }
    guard let cell = cell as? _ASCollectionViewCell, let element = cell.element else { return }
    displayed.remove(element)
    tellDidEndDisplaying(element.node, at: indexPath)
    // Source: `ASCollectionView.mm`, `-collectionView:didEndDisplayingCell:forItemAtIndexPath:`.
    element.node.displayingScrollView = nil
    cell.layoutAttributes = nil
  }

  private func tellDidEndDisplaying(_ cellNode: ASCellNode, at indexPath: IndexPath) {
    let told: Void? = listener.flatMap { node, delegate in
      node.optionalMembers.ask("collectionNode(_:didEndDisplayingItemWith:)") {
        delegate.collectionNode(node, didEndDisplayingItemWith: cellNode)
      }
    }
    guard told == nil else { return }
    asyncDelegate?.collectionView(self, didEndDisplaying: cellNode, forItemAt: indexPath)
  }

  /// Notifies the node and the delegates that a supplementary view is about to be displayed.
  ///
  /// Source: `ASCollectionView.mm`,
  /// `-collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:`.
  func willDisplay(
    _ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath
  ) {
    let map = dataController.visibleMap
    if map.supplementaryElement(ofKind: kind, at: indexPath)?.isPlain == true {
      plainViewsInSight.insert(ObjectIdentifier(view))
      interopListener?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    }
    guard let view = view as? _ASCollectionReusableView, let element = view.element else { return }
    displayed.add(element)
    if view.layoutAttributes == nil {
      view.layoutAttributes = collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: indexPath)
    }
    guard let (node, delegate) = listener else { return }
    delegate.collectionNode(node, willDisplaySupplementaryElementWith: element.node)
  }

  /// Notifies the node and the delegates that a supplementary view is no longer displayed.
  ///
  /// - Quirk: whether the element has a UIKit view of its own is looked up in the data that is
  ///   displayed now, which may have another element there; advisory `display-end-of-other-item`.
  ///   `ASCollectionView.mm`,
  ///   `-collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:`.
  func didEndDisplaying(
    _ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath
  ) {
    let map = dataController.visibleMap
    let isPlain = map.supplementaryElement(ofKind: kind, at: indexPath)?.isPlain == true
    if isPlain {
      interopListener?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
    }
    checkEnd(of: view, isNotified: isPlain, at: indexPath)
    guard let view = view as? _ASCollectionReusableView, let element = view.element else { return }
    displayed.remove(element)
    guard let (node, delegate) = listener else { return }
    delegate.collectionNode(node, didEndDisplayingSupplementaryElementWith: element.node)
  }
}
