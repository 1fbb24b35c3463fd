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
  /// - Quirk: a call for an item that is not in the data does nothing; advisory `unknown-index-path`.
  func shownItem(at indexPath: IndexPath) -> (view: View, indexPath: IndexPath)? {
    guard let view = loadedContainerView else { return nil }
    if let shown = view.shownIndexPath(forPending: indexPath) { return (view, shown) }
    view.report(
      .unknownIndexPath(indexPath, of: View.itemName, dataSource: view.dataSourceName))
    return nil
  }
}
