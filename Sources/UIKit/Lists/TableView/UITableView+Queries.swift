import Foundation

extension UITableView {
  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] { visibleItems.map(\.cell) }

  /// The index paths of the rows in the bounds, from top to bottom; `nil` without any.
  ///
  /// The present bounds count, also before the layout pass that makes the cells. Decided here: the
  /// data is loaded if necessary, as by the other questions about rows.
  public var indexPathsForVisibleRows: [IndexPath]? {
    guard let paths = indexPathsForRows(in: bounds), !paths.isEmpty else { return nil }
    return paths
  }

  /// Returns the cell of a visible row; `nil` for others.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    visible[.row(indexPath)] as? UITableViewCell
  }

  /// Returns the place of a visible cell; `nil` for others.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleItems.first { $0.cell === cell }?.indexPath
  }

  /// Returns the visible header of a section, if it is a table's own kind of header.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible[.header(section)] as? UITableViewHeaderFooterView
  }

  /// Returns the visible footer of a section, if it is a table's own kind of footer.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visible[.footer(section)] as? UITableViewHeaderFooterView
  }

  /// Returns the rectangle of a whole section, in points of the content; zero without it.
  public func rect(forSection section: Int) -> CGRect { geometry.rect(ofSection: section) ?? .zero }

  /// Returns the rectangle of a header in its natural place; zero without it.
  public func rectForHeader(inSection section: Int) -> CGRect {
    geometry.rect(of: .header(section)) ?? .zero
  }

  /// Returns the rectangle of a footer in its natural place; zero without it.
  public func rectForFooter(inSection section: Int) -> CGRect {
    geometry.rect(of: .footer(section)) ?? .zero
  }

  /// Returns the rectangle of a row; zero for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    geometry.rect(of: .row(indexPath)) ?? .zero
  }

  /// Returns the row at a point of the content; `nil` between rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let geometry = geometry
    guard point.x >= 0, point.x < geometry.width, !point.y.isNaN else { return nil }
    return geometry.rows(in: point.y...point.y.nextUp).first {
      geometry.rect(of: .row($0))?.contains(point) ?? false
    }
  }

  /// Returns the rows that meet a rectangle; `nil` for a rectangle beside the table.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let geometry = geometry
    guard rect.maxX > 0, rect.minX < geometry.width, !rect.minY.isNaN, !rect.maxY.isNaN else {
      return nil
    }
    return geometry.rows(in: rect.minY...max(rect.maxY, rect.minY.nextUp))
  }

  /// The titles of the section index; `nil` while no index is displayed.
  package var shownSectionIndexTitles: [String]? {
    _ = geometry
    return tableState.indexTitles
  }
}
