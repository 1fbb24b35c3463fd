import Foundation

/// The registered classes of a table and its views that wait to be used again, last in, first out.
@MainActor
struct TablePools {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var views: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
    cellClasses[identifier] = cellClass
    cells[identifier] = nil
  }

  mutating func register(_ viewClass: UITableViewHeaderFooterView.Type?, for identifier: String) {
    viewClasses[identifier] = viewClass
    views[identifier] = nil
  }

  /// A waiting cell, prepared for reuse, or a new one; nil without either a cell or a class.
  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.instantiate(reuseIdentifier: identifier)
  }

  mutating func takeView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = views[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return viewClasses[identifier]?.instantiate(reuseIdentifier: identifier)
  }

  /// Takes a view back that is out of sight; those without an identifier are let go.
  mutating func put(_ view: UIView) {
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      cells[identifier, default: []].append(cell)
    } else if let view = view as? UITableViewHeaderFooterView,
      let identifier = view.reuseIdentifier
    {
      views[identifier, default: []].append(view)
    }
  }
}
