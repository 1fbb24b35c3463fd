import AsyncDisplayKit
import Foundation
import UIKit

/// A collection node or pager node as the list of a host.
struct HostedCollection: HostedContainer {
  let collectionNode: ASCollectionNode

  private var view: ASCollectionView { collectionNode.view }

  var node: ASDisplayNode? { collectionNode }

  var dataSource: AnyObject? {
    (collectionNode as? ASPagerNode)?.dataSource() ?? collectionNode.dataSource
  }

  var scrollView: UIScrollView { view }

  var scheduler: any RuntimeScheduler { view.ownEnvironment.scheduler }

  var isProcessingUpdates: Bool { collectionNode.isProcessingUpdates }

  var sectionCount: Int { view.numberOfSections }

  func itemCount(inSection section: Int) -> Int { view.numberOfItems(inSection: section) }

  var indexPathsForVisibleItems: [IndexPath] { view.indexPathsForVisibleItems.sorted() }

  var currentPage: Int? { (collectionNode as? ASPagerNode)?.currentPageIndex }

  func existingItem(at indexPath: IndexPath) -> FixtureHostedItem? {
    guard let attributes = view.layoutAttributesForItem(at: indexPath) else { return nil }
    let node = view.nodeForItem(at: indexPath)
    let isPlain = node?.shouldUseUIKitCell ?? true
    return FixtureHostedItem(
      indexPath: indexPath, kind: isPlain ? .plain : .node, frame: attributes.frame,
      node: isPlain ? nil : node, cell: view.cellForItem(at: indexPath))
  }

  func element(at indexPath: IndexPath) -> ASCollectionElement? {
    view.dataController.visibleMap.elementForItem(at: indexPath)
  }

  func element(of node: ASCellNode) -> ASCollectionElement? {
    view.dataController.visibleMap.element(of: node)
  }

  func sizingTrace(
    of element: ASCollectionElement, named name: String, node: ASCellNode?, frame: CGRect
  ) -> FixtureSizingTrace? {
    let sizing = CollectionSizing(view: view, collectionNode: collectionNode, element: element)
    // A layout delegate measures nodes itself, so the element's range is not the one that was used.
    let ownRange =
      element.sizingOrigin == .layoutDelegate ? node?.constrainedSizeForCalculatedLayout : nil
    return FixtureSizingTrace(
      named: name, sizing.steps(size: frame.size), source: sizing.source, node: node,
      range: ownRange ?? element.constrainedSize, frame: frame, placedBy: view.collectionViewLayout)
  }

  var supplementaries: [FixtureHostedSupplementary] {
    view.hostedSupplementaries { view.supplementaryNode(forElementKind: $0, at: $1) }
  }

  func scroll(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {
    collectionNode.scrollToItem(at: indexPath, at: position, animated: false)
  }

  func select(_ indexPath: IndexPath) {
    collectionNode.selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  func deselect(_ indexPath: IndexPath) {
    collectionNode.deselectItem(at: indexPath, animated: false)
  }
}

extension UICollectionView {
  /// Returns the supplementary elements of the layout by kind and index path. The closure returns the node of
  /// a kind at an index path.
  func hostedSupplementaries(node: (String, IndexPath) -> ASCellNode?)
    -> [FixtureHostedSupplementary]
  {
    let attributes = collectionViewLayout.layoutAttributesForElements(in: CGRect.infinite) ?? []
    return
      attributes
      .filter { $0.representedElementCategory == .supplementaryView }
      .map { attributes in
        let kind = attributes.representedElementKind ?? ""
        return FixtureHostedSupplementary(
          kind: kind, indexPath: attributes.indexPath, frame: attributes.frame,
          node: node(kind, attributes.indexPath),
          view: supplementaryView(forElementKind: kind, at: attributes.indexPath))
      }
      .sorted { ($0.kind, $0.indexPath) < ($1.kind, $1.indexPath) }
  }
}
