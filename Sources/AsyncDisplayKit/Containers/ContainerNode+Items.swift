import UIKit

extension ContainerNode {
  /// The view with its data loaded; both are loaded now if need be.
  ///
  /// Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-reloadDataInitiallyIfNeeded`.
  private var viewWithData: View {
    let view = containerView
    if !view.dataController.hasLoadedOnce { loadDataInitially(in: view) }
    return view
  }

  /// Reloads the data, which a collection does. Source: `ASCollectionNode.mm`,
  /// `-reloadDataInitiallyIfNeeded`.
  func loadDataInitially(in view: View) { view.reloadData(completion: nil) }

  /// The newest data; loads the view and the data.
  var newestMap: ASElementMap {
    checkContainerThread() ? viewWithData.dataController.pendingMap : ASElementMap()
  }

  /// The newest data that the view has; loads the view.
  var presentMap: ASElementMap {
    checkContainerThread() ? containerView.dataController.pendingMap : ASElementMap()
  }

  /// The data that is shown; loads the view and the data.
  var shownMap: ASElementMap {
    checkContainerThread() ? viewWithData.dataController.visibleMap : ASElementMap()
  }

  /// Returns where a node is in the newest data; loads the view.
  ///
  /// Source: `ASCollectionNode.mm` and `ASTableNode.mm`, `-indexPathForNode:`.
  func newestIndexPath(of cellNode: ASCellNode) -> IndexPath? {
    guard checkContainerThread() else { return nil }
    return containerView.indexPath(of: cellNode)
  }

  /// Returns the index path of a displayed item in the newest data, or `nil` if it was removed.
  func newestIndexPath(ofShown indexPath: IndexPath) -> IndexPath? {
    loadedContainerView?.pendingIndexPath(forShown: indexPath)
  }

  /// Returns the index paths of displayed items in the newest data, without removed ones.
  func newestIndexPaths(ofShown indexPaths: [IndexPath]) -> [IndexPath] {
    indexPaths.compactMap(newestIndexPath(ofShown:))
  }

  /// Returns the view, which is loaded if need be, and an item's index path in it.
  ///
  /// - Quirk: a call for an item that is not in the data does nothing; advisory
  ///   `unknown-index-path`. `ASCollectionView.mm`, `-validateIndexPath:`; `ASTableView.mm`,
  ///   `-validateIndexPath:`.
  func shownItem(at indexPath: IndexPath) -> (view: View, indexPath: IndexPath)? {
    guard checkContainerThread() else { return nil }
    let view = containerView
    if let shown = view.shownIndexPath(forPending: indexPath) { return (view, shown) }
    view.report(
      .unknownIndexPath(indexPath, of: View.itemName, dataSource: view.dataSourceName))
    return nil
  }
}

extension ContainerNode {
  /// Groups edits into one update; before there is a view they are only made.
  func performContainerBatch(
    animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard let loadedContainerView else {
      updates?()
      completion?(true)
      return
    }
    loadedContainerView.performBatch(animated: animated, updates: updates, completion: completion)
  }

  /// Loads all data again; an advisory where the completion is lost.
  func reloadContainer(completion: (() -> Void)?) {
    guard let loadedContainerView else {
      return environment.report(.reloadBeforeLoad("\(type(of: self))"))
    }
    loadedContainerView.reloadData(completion: completion)
  }

  /// Runs a closure when no update is being processed: at once before there is a view.
  func onEndOfProcessing(_ completion: @escaping () -> Void) {
    guard let loadedContainerView else { return completion() }
    loadedContainerView.onEndOfProcessing(completion)
  }

  /// Returns when no update is being processed.
  func untilEndOfProcessing() async {
    await withCheckedContinuation { continuation in
      onEndOfProcessing { continuation.resume() }
    }
  }
}
