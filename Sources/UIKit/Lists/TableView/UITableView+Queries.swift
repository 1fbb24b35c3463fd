import Foundation

extension UITableView {
  /// The cells in sight, from top to bottom.
  public var visibleCells: [UITableViewCell] { stage.cells.map(\.cell) }

  /// The places of the cells in sight, from top to bottom; nil without any, as in UIKit.
  public var indexPathsForVisibleRows: [IndexPath]? {
    stage.cells.isEmpty ? nil : stage.cells.map(\.indexPath)
  }

  /// Answers the cell of a row in sight; nil for others.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    stage[.row(indexPath)] as? UITableViewCell
  }

  /// Answers the place of a cell in sight; nil for others.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    stage.cells.first { $0.cell === cell }?.indexPath
  }

  /// Answers the header of a section in sight, if it is a table's own kind of header.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    stage[.header(section)] as? UITableViewHeaderFooterView
  }

  /// Answers the footer of a section in sight, if it is a table's own kind of footer.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    stage[.footer(section)] as? UITableViewHeaderFooterView
  }

  /// Answers the rectangle of a whole section, in points of the content; zero without it.
  public func rect(forSection section: Int) -> CGRect { geometry.rect(ofSection: section) ?? .zero }

  /// Answers the rectangle of a header in its natural place; zero without it.
  public func rectForHeader(inSection section: Int) -> CGRect {
    geometry.rect(of: .header(section)) ?? .zero
  }

  /// Answers the rectangle of a footer in its natural place; zero without it.
  public func rectForFooter(inSection section: Int) -> CGRect {
    geometry.rect(of: .footer(section)) ?? .zero
  }

  /// Answers the rectangle of a row; zero for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    geometry.rect(of: .row(indexPath)) ?? .zero
  }

  /// Answers the row at a point of the content; nil between rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let geometry = geometry
    guard point.x >= 0, point.x < geometry.width, !point.y.isNaN else { return nil }
    return geometry.rows(in: point.y...point.y.nextUp).first {
      geometry.rect(of: .row($0))?.contains(point) ?? false
    }
  }

  /// Answers the rows that meet a rectangle; nil for a rectangle beside the table.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let geometry = geometry
    guard rect.maxX > 0, rect.minX < geometry.width, !rect.minY.isNaN, !rect.maxY.isNaN else {
      return nil
    }
    return geometry.rows(in: rect.minY...max(rect.maxY, rect.minY.nextUp))
  }

  package func contains(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.row >= 0 else { return false }
    return indexPath.row < numberOfRows(inSection: indexPath.section)
  }

  /// The titles of the section index; `nil` while no index is displayed.
  package var shownSectionIndexTitles: [String]? {
    _ = geometry
    return tableState.indexTitles
  }
}
