import Foundation

/// The views of a table that are in sight, found by element and by view.
@MainActor
struct TableStage {
  /// A view in sight and the element it stands for.
  struct Entry {
    let element: RowElement
    let view: UIView
  }

  private var views: [RowElement: UIView] = [:]
  private(set) var entries: [Entry] = []

  /// The cells in sight, from top to bottom.
  var cells: [(indexPath: IndexPath, cell: UITableViewCell)] {
    entries.compactMap { entry in
      guard case .row(let path) = entry.element, let cell = entry.view as? UITableViewCell else {
        return nil
      }
      return (path, cell)
    }
  }

  subscript(element: RowElement) -> UIView? { views[element] }

  mutating func replace(with entries: [Entry]) {
    self.entries = entries
    views = Dictionary(
      entries.map { ($0.element, $0.view) }, uniquingKeysWith: { first, _ in first })
  }
}

extension RowElement {
  /// The same element after a batch; nil when it is gone or replaced.
  func element(after plan: ListUpdatePlan) -> RowElement? {
    switch self {
    case .row(let path): plan.indexPath(after: path).map { .row($0) }
    case .header(let section): kept(section, plan).map { .header($0) }
    case .footer(let section): kept(section, plan).map { .footer($0) }
    }
  }

  private func kept(_ section: Int, _ plan: ListUpdatePlan) -> Int? {
    plan.isReloaded(section: section) ? nil : plan.section(after: section)
  }
}

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
