import UIKit

extension ContainerNode {
  /// The view with its data loaded; nil before the view is made.
  private var viewWithData: View? {
    guard let view = loadedContainerView else { return nil }
    if !view.dataController.hasLoadedOnce { view.layoutIfNeeded() }
    return view
  }

  /// The newest data, loaded if it was not; nil before the view is made.
  var newestMap: ASElementMap? { viewWithData?.dataController.pendingMap }

  /// The data that is shown, loaded if it was not; nil before the view is made.
  var shownMap: ASElementMap? { viewWithData?.dataController.visibleMap }

  /// Where a node is in the newest data.
  func newestIndexPath(of cellNode: ASCellNode) -> IndexPath? {
    viewWithData?.indexPath(of: cellNode)
  }

  /// Where a shown item is in the newest data; nil when it is gone.
  func newestIndexPath(ofShown indexPath: IndexPath) -> IndexPath? {
    loadedContainerView?.pendingIndexPath(forShown: indexPath)
  }

  /// Where shown items are in the newest data, without those that are gone.
  func newestIndexPaths(ofShown indexPaths: [IndexPath]) -> [IndexPath] {
    indexPaths.compactMap(newestIndexPath(ofShown:))
  }

  /// The view, and the place in it of an item of the newest data; nil where nothing can be done.
  ///
  /// - Quirk: a call for an item that is not in the data does nothing; advisory
  ///   `unknown-index-path`. `ASCollectionView.mm`, `-validateIndexPath:`; `ASTableView.mm`,
  ///   `-validateIndexPath:`.
  func shownItem(at indexPath: IndexPath) -> (view: View, indexPath: IndexPath)? {
    guard let view = loadedContainerView else { return nil }
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
