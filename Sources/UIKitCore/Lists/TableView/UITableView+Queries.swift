import Foundation

extension UITableView {
  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] { visibleItems.map(\.cell) }

  /// The index paths of the visible rows from top to bottom, or `nil` when there are none.
  ///
  /// The current bounds are used, even before the layout pass that creates the cells. Decided here:
  /// the data is loaded if necessary, as in other queries for rows.
  public var indexPathsForVisibleRows: [IndexPath]? {
    guard let paths = indexPathsForRows(in: bounds), !paths.isEmpty else { return nil }
    return paths
  }

  /// Returns the cell of a visible row, or `nil` for other rows.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    visible[.row(indexPath)] as? UITableViewCell
  }

  /// Returns the index path of a visible cell, or `nil` for other cells.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleItems.first { $0.cell === cell }?.indexPath
  }

  /// Returns the visible header of a section, or `nil` if it is not a
  /// ``UITableViewHeaderFooterView``.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible[.header(section)] as? UITableViewHeaderFooterView
  }

  /// Returns the visible footer of a section, or `nil` if it is not a
  /// ``UITableViewHeaderFooterView``.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible[.footer(section)] as? UITableViewHeaderFooterView
  }

  /// Returns the visible header of a section, of any class.
  package func shownHeader(ofSection section: Int) -> UIView? { visible[.header(section)] }

  /// Returns the visible footer of a section, of any class.
  package func shownFooter(ofSection section: Int) -> UIView? { visible[.footer(section)] }

  /// Returns the rectangle of a section in points of the content, or zero for an invalid section.
  public func rect(forSection section: Int) -> CGRect { geometry.rect(ofSection: section) ?? .zero }

  /// Returns the rectangle of a header at its position without pinning, or zero without a header.
  public func rectForHeader(inSection section: Int) -> CGRect {
    geometry.rect(of: .header(section)) ?? .zero
  }

  /// Returns the rectangle of a footer at its position without pinning, or zero without a footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    geometry.rect(of: .footer(section)) ?? .zero
  }

  /// Returns the rectangle of a row, or zero for an invalid index path.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    geometry.rect(of: .row(indexPath)) ?? .zero
  }

  /// Returns the index path of the row at a point of the content, or `nil` between rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let geometry = geometry
    guard point.x >= 0, point.x < geometry.width, !point.y.isNaN else { return nil }
    return geometry.rows(in: point.y...point.y.nextUp).first {
      geometry.rect(of: .row($0))?.contains(point) ?? false
    }
  }

  /// Returns the index paths of the rows that intersect a rectangle, or `nil` for a rectangle
  /// outside of the table view's width.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let geometry = geometry
    guard rect.maxX > 0, rect.minX < geometry.width, !rect.minY.isNaN, !rect.maxY.isNaN else {
      return nil
    }
    return geometry.rows(in: rect.minY...max(rect.maxY, rect.minY.nextUp))
  }

  /// The titles of the section index, or `nil` while no index is shown.
  package var shownSectionIndexTitles: [String]? {
    _ = geometry
    return tableState.indexTitles
  }
}
