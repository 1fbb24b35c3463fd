import UIKit

extension ASTableView: ContainerView {
  package var containerNode: ASTableNode? { tableNode }
  package var nodesOnScreen: [ASCellNode] { visibleCells.compactMap { cellNode(in: $0) } }
  package var scrollListener: (any UIScrollViewDelegate)? { asyncDelegate }
  package static var itemName: String { "Row" }
  package var dataSourceName: String {
    appTypeName(of: asyncDataSource) ?? "no data source"
  }
  package var animatesSingleEdits: Bool { UIView.areAnimationsEnabled }

  private func cellNode(in cell: UITableViewCell) -> ASCellNode? { (cell as? TableNodeCell)?.node }

  package var rangeScrollDirection: ASScrollDirection { scrollDirection }

  /// The direction in which the content scrolls. Empty while the content is at rest.
  ///
  /// Source: `ASTableView.mm`, `-scrollDirection`.
  package var scrollDirection: ASScrollDirection {
    let velocity = contentVelocity
    guard velocity.y != 0 else { return .none }
    return ASScrollDirectionApplyTransform(velocity.y < 0 ? .down : .up, transform)
  }
}

extension ASTableView {
  package func nodeSelectedStateDidChange(_ node: ASCellNode) {
    guard let path = indexPath(for: node) else { return }
    if node.isSelected {
      selectRow(at: path, animated: false, scrollPosition: .none)
    } else {
      deselectRow(at: path, animated: false)
    }
  }

  package func nodeHighlightedStateDidChange(_ node: ASCellNode) {
    guard let path = indexPath(for: node) else { return }
    cellForRow(at: path)?.setHighlighted(node.isHighlighted, animated: false)
  }

}

extension ASTableView {
  /// Returns the node of a row in the displayed data.
  public func nodeForRow(at indexPath: IndexPath) -> ASCellNode? {
    ownEnvironment.bind { dataController.visibleMap.elementForItem(at: indexPath)?.node }
  }

  /// Returns the index path of a node in the displayed data.
  public func indexPath(for cellNode: ASCellNode) -> IndexPath? {
    dataController.visibleMap.indexPath(ofNode: cellNode)
  }

  /// Returns the nodes whose cells are displayed, in the order of their rows.
  ///
  /// Source: `ASTableView.mm`, `-visibleNodes`, which has no order. Decided here: rows that the data
  /// lacks come last.
  public func visibleNodes() -> [ASCellNode] {
    let end = IndexPath(row: Int.max, section: Int.max)
    return visibleElements.map { ($0, dataController.visibleMap.indexPath(for: $0) ?? end) }
      .sorted { $0.1 < $1.1 }.map(\.0.node)
  }
}

/// The geometry of a table view's rows, from which the ranges are computed. Rows are always stacked
/// vertically.
///
/// Source: `ASTableLayoutController.mm`, `ASTableLayoutController`.
final class TableRangeGeometry: RangeGeometry {
  weak var view: ASTableView?

  var viewport: CGRect { view?.bounds ?? .zero }
  let scrollableDirections = ASScrollDirectionVerticalDirections

  func itemElements(in rect: CGRect, of map: ASElementMap) -> [ASCollectionElement] {
    (view?.indexPathsForRows(in: rect) ?? []).compactMap { map.elementForItem(at: $0) }
  }
}
