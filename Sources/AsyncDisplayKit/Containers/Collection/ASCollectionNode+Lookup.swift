import UIKit

extension ASCollectionNode: ASRangeManagingNode {
  /// Returns the number of items in a section of the newest data.
  @preconcurrency @MainActor
  public func numberOfItems(inSection section: Int) -> Int {
    newestItemCount(inSection: section)
  }

  /// The number of sections in the newest data.
  @preconcurrency @MainActor
  public var numberOfSections: Int { newestMap.numberOfSections }

  /// Returns the node of an item in the newest data. Creates the node if needed.
  @preconcurrency @MainActor
  public func nodeForItem(at indexPath: IndexPath) -> ASCellNode? {
    newestMap.elementForItem(at: indexPath)?.node
  }

  /// Returns the model of an item in the newest data.
  @preconcurrency @MainActor
  public func nodeModelForItem(at indexPath: IndexPath) -> Any? {
    newestMap.elementForItem(at: indexPath)?.nodeModel
  }

  /// Returns the index path of an item's or a supplementary element's node in the newest data.
  ///
  /// Source: `ASCollectionNode.mm`, `-indexPathForNode:`, and `ASElementMap.mm`, `-indexPathForElement:`.
  @preconcurrency @MainActor
  public func indexPath(for cellNode: ASCellNode) -> IndexPath? {
    newestIndexPath(of: cellNode)
  }

  /// Returns the context of a section in the newest data.
  @preconcurrency @MainActor
  public func context(forSection section: Int) -> (any ASSectionContext)? {
    presentMap.context(forSection: section)
  }

  /// The elements that the view displays.
  @preconcurrency @MainActor
  public var visibleElements: ASElementMap { shownMap }

  /// The nodes of the items on screen.
  @preconcurrency @MainActor
  public var visibleNodes: [ASCellNode] { loadedContainerView?.visibleNodes() ?? [] }

  /// The index paths of the items on screen, in the newest data.
  @preconcurrency @MainActor
  public var indexPathsForVisibleItems: [IndexPath] {
    newestIndexPaths(ofShown: loadedContainerView?.indexPathsForVisibleItems ?? [])
  }

  /// The index paths of the selected items, in the newest data.
  @preconcurrency @MainActor
  public var indexPathsForSelectedItems: [IndexPath]? {
    containerView.indexPathsForSelectedItems.map(newestIndexPaths(ofShown:))
  }

  /// Returns the index path of the item at a point, in points of the content.
  @preconcurrency @MainActor
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    containerView.indexPathForItem(at: point).flatMap(newestIndexPath(ofShown:))
  }

  /// Returns the cell of an item, or `nil` if the item is not on screen.
  @preconcurrency @MainActor
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownItem(at: indexPath).flatMap { $0.view.cellForItem(at: $0.indexPath) }
  }
}
