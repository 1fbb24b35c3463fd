import UIKit

extension ASCollectionNode: ASRangeManagingNode {
  /// The view with its data loaded; nil before the view is made.
  @MainActor private func viewWithData() -> ASCollectionView? {
    guard let view = loadedCollectionView else { return nil }
    if !view.dataController.hasLoadedOnce { view.layoutIfNeeded() }
    return view
  }

  @MainActor private func newestMap() -> ASElementMap? { viewWithData()?.dataController.pendingMap }

  /// Returns the number of items in a section of the newest data.
  @preconcurrency @MainActor
  public func numberOfItems(inSection section: Int) -> Int {
    newestMap()?.numberOfItems(inSection: section) ?? 0
  }

  /// The number of sections in the newest data.
  @preconcurrency @MainActor
  public var numberOfSections: Int { newestMap()?.numberOfSections ?? 0 }

  /// Returns the node of an item in the newest data, which is built if needed.
  @preconcurrency @MainActor
  public func nodeForItem(at indexPath: IndexPath) -> ASCellNode? {
    newestMap()?.elementForItem(at: indexPath)?.node
  }

  /// Returns the model of an item in the newest data.
  @preconcurrency @MainActor
  public func nodeModelForItem(at indexPath: IndexPath) -> Any? {
    newestMap()?.elementForItem(at: indexPath)?.nodeModel
  }

  /// Returns where a node is in the newest data.
  @preconcurrency @MainActor
  public func indexPath(for cellNode: ASCellNode) -> IndexPath? {
    viewWithData()?.indexPath(of: cellNode)
  }

  /// Returns the context of a section in the newest data.
  @preconcurrency @MainActor
  public func context(forSection section: Int) -> (any ASSectionContext)? {
    newestMap()?.context(forSection: section)
  }

  /// The elements that are shown.
  @preconcurrency @MainActor
  public var visibleElements: ASElementMap? { viewWithData()?.dataController.visibleMap }

  /// The nodes on screen.
  @preconcurrency @MainActor
  public var visibleNodes: [ASCellNode] { loadedCollectionView?.visibleNodes() ?? [] }

  /// Where the items on screen are in the newest data.
  @preconcurrency @MainActor
  public var indexPathsForVisibleItems: [IndexPath] {
    guard let view = loadedCollectionView else { return [] }
    return view.indexPathsForVisibleItems.compactMap { view.pendingIndexPath(forShown: $0) }
  }

  /// Where the selected items are in the newest data.
  @preconcurrency @MainActor
  public var indexPathsForSelectedItems: [IndexPath]? {
    guard let view = loadedCollectionView else { return nil }
    return view.indexPathsForSelectedItems?.compactMap { view.pendingIndexPath(forShown: $0) }
  }

  /// Returns the item under a point of the content, in points.
  @preconcurrency @MainActor
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard let view = loadedCollectionView else { return nil }
    return view.indexPathForItem(at: point).flatMap { view.pendingIndexPath(forShown: $0) }
  }

  /// Returns the cell of an item on screen.
  @preconcurrency @MainActor
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard let view = loadedCollectionView else { return nil }
    return shownIndexPath(indexPath, in: view).flatMap { view.cellForItem(at: $0) }
  }

  /// The place on screen of an item of the data, or nil.
  ///
  /// - Quirk: a call for an item that is not in the data does nothing; advisory `unknown-index-path`.
  @MainActor final func shownIndexPath(_ indexPath: IndexPath, in view: ASCollectionView)
    -> IndexPath?
  {
    if let shown = view.shownIndexPath(forPending: indexPath) { return shown }
    view.report(
      RuntimeViolation(
        .unknownIndexPath, severity: .advisory, subject: view.dataSourceName,
        message: "Item \(indexPath) is not in the data, so nothing is done.",
        remedy: "Use index paths of the present data.", numbers: Array(indexPath)))
    return nil
  }
}
