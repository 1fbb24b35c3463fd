import UIKit

extension ASTableNode: ASRangeManagingNode {
  /// Lays out the view, which determines its width and loads the data.
  ///
  /// Source: `ASTableNode.mm`, `-reloadDataInitiallyIfNeeded`.
  @MainActor func loadDataInitially(in view: ASTableView) { view.layoutIfNeeded() }

  /// Returns the number of rows in a section of the newest data.
  @preconcurrency @MainActor
  public func numberOfRows(inSection section: Int) -> Int {
    newestItemCount(inSection: section)
  }

  /// The number of sections in the newest data.
  @preconcurrency @MainActor
  public var numberOfSections: Int { newestMap.numberOfSections }

  /// Returns the node of a row in the newest data. Creates the node if needed.
  @preconcurrency @MainActor
  public func nodeForRow(at indexPath: IndexPath) -> ASCellNode? {
    newestMap.elementForItem(at: indexPath)?.node
  }

  /// Returns the index path of a node in the newest data.
  @preconcurrency @MainActor
  public func indexPath(for cellNode: ASCellNode) -> IndexPath? {
    newestIndexPath(of: cellNode)
  }

  /// The nodes of the rows on screen.
  @preconcurrency @MainActor
  public var visibleNodes: [ASCellNode] { loadedContainerView?.visibleNodes() ?? [] }

  /// Returns the rectangle of a row in the content, in points.
  @preconcurrency @MainActor
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    shownItem(at: indexPath).map { $0.view.rectForRow(at: $0.indexPath) } ?? .zero
  }

  /// Returns the cell of a row, or `nil` if the row is not on screen.
  @preconcurrency @MainActor
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shownItem(at: indexPath).flatMap { $0.view.cellForRow(at: $0.indexPath) }
  }

  /// The index path of the selected row, in the newest data.
  @preconcurrency @MainActor
  public var indexPathForSelectedRow: IndexPath? {
    containerView.indexPathForSelectedRow.flatMap(newestIndexPath(ofShown:))
  }

  /// The index paths of the selected rows, in the newest data.
  @preconcurrency @MainActor
  public var indexPathsForSelectedRows: [IndexPath]? {
    containerView.indexPathsForSelectedRows.map(newestIndexPaths(ofShown:))
  }

  /// Returns the index path of the row at a point, in points of the content.
  @preconcurrency @MainActor
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    containerView.indexPathForRow(at: point).flatMap(newestIndexPath(ofShown:))
  }

  /// Returns the index paths of the rows in a rectangle, in points of the content.
  @preconcurrency @MainActor
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    containerView.indexPathsForRows(in: rect).map(newestIndexPaths(ofShown:))
  }

  /// Returns the index paths of the displayed rows in the newest data.
  ///
  /// Source: `ASTableNode.mm`, `-indexPathsForVisibleRows`.
  @preconcurrency @MainActor
  public func indexPathsForVisibleRows() -> [IndexPath] {
    visibleNodes.compactMap(indexPath(for:))
  }
}
