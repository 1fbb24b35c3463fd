import UIKit

extension ASTableNode: ASRangeManagingNode {
  /// The view with its data loaded; nil before the view is made.
  @MainActor private func viewWithData() -> ASTableView? {
    guard let view = loadedTableView else { return nil }
    if !view.dataController.hasLoadedOnce { view.layoutIfNeeded() }
    return view
  }

  @MainActor private func newestMap() -> ASElementMap? {
    viewWithData()?.dataController.pendingMap
  }

  /// Returns the number of rows in a section of the newest data.
  @preconcurrency @MainActor
  public func numberOfRows(inSection section: Int) -> Int {
    newestMap()?.numberOfItems(inSection: section) ?? 0
  }

  /// The number of sections in the newest data.
  @preconcurrency @MainActor
  public var numberOfSections: Int { newestMap()?.numberOfSections ?? 0 }

  /// Returns the node of a row in the newest data, which is built if needed.
  @preconcurrency @MainActor
  public func nodeForRow(at indexPath: IndexPath) -> ASCellNode? {
    newestMap()?.elementForItem(at: indexPath)?.node
  }

  /// Returns where a node is in the newest data.
  @preconcurrency @MainActor
  public func indexPath(for cellNode: ASCellNode) -> IndexPath? {
    viewWithData()?.indexPath(of: cellNode)
  }

  /// The nodes on screen.
  @preconcurrency @MainActor
  public var visibleNodes: [ASCellNode] { loadedTableView?.visibleNodes() ?? [] }

  /// Returns the rectangle of a row in the content, in points.
  @preconcurrency @MainActor
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let view = loadedTableView, let shown = shownIndexPath(indexPath, in: view) else {
      return .zero
    }
    return view.rectForRow(at: shown)
  }

  /// Returns the cell of a row on screen.
  @preconcurrency @MainActor
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let view = loadedTableView else { return nil }
    return shownIndexPath(indexPath, in: view).flatMap { view.cellForRow(at: $0) }
  }

  /// Where the selected row is in the newest data.
  @preconcurrency @MainActor
  public var indexPathForSelectedRow: IndexPath? {
    guard let view = loadedTableView else { return nil }
    return view.indexPathForSelectedRow.flatMap { view.pendingIndexPath(forShown: $0) }
  }

  /// Where the selected rows are in the newest data.
  @preconcurrency @MainActor
  public var indexPathsForSelectedRows: [IndexPath]? {
    guard let view = loadedTableView else { return nil }
    return view.indexPathsForSelectedRows?.compactMap { view.pendingIndexPath(forShown: $0) }
  }

  /// Returns the row under a point of the content, in points.
  @preconcurrency @MainActor
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard let view = loadedTableView else { return nil }
    return view.indexPathForRow(at: point).flatMap { view.pendingIndexPath(forShown: $0) }
  }

  /// Returns the rows in a rectangle of the content, in points.
  @preconcurrency @MainActor
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard let view = loadedTableView else { return nil }
    return view.indexPathsForRows(in: rect)?.compactMap { view.pendingIndexPath(forShown: $0) }
  }

  /// Returns where the rows on screen are in the newest data.
  @preconcurrency @MainActor
  public func indexPathsForVisibleRows() -> [IndexPath] {
    guard let view = loadedTableView else { return [] }
    return (view.indexPathsForVisibleRows ?? []).compactMap {
      view.pendingIndexPath(forShown: $0)
    }
  }

  /// The place on screen of an item of the data, or nil.
  ///
  /// - Quirk: a call for an item that is not in the data does nothing; advisory `unknown-index-path`.
  @MainActor final func shownIndexPath(
    _ indexPath: IndexPath, in view: ASTableView
  ) -> IndexPath? {
    if let shown = view.shownIndexPath(forPending: indexPath) { return shown }
    view.report(
      RuntimeViolation(
        .unknownIndexPath, severity: .advisory, subject: view.dataSourceName,
        message: "Row \(indexPath) is not in the data, so nothing is done.",
        remedy: "Use index paths of the present data.", numbers: Array(indexPath)))
    return nil
  }
}
