import Foundation

extension RowElement: ListElement {
  var itemPath: IndexPath? {
    guard case .row(let path) = self else { return nil }
    return path
  }

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

/// The registered classes of a table view, and its views that are available for reuse.
@MainActor
struct TablePools {
  var cells = TablePool<UITableViewCell> { $0.instantiate(reuseIdentifier: $1) }
  var views = TablePool<UITableViewHeaderFooterView> { $0.instantiate(reuseIdentifier: $1) }

  /// Returns a view that is no longer visible to its pool. A view without an identifier is
  /// released.
  mutating func put(_ view: UIView) {
    if let cell = view as? UITableViewCell { cells.put(cell) }
    if let view = view as? UITableViewHeaderFooterView { views.put(view) }
  }
}

/// The registered classes and the available views of one kind of view. The last available view is
/// reused first.
@MainActor
struct TablePool<View: TableReusableView> {
  let make: (View.Type, String) -> View
  private var classes: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  init(make: @escaping (View.Type, String) -> View) {
    self.make = make
  }

  mutating func register(_ viewClass: View.Type?, for identifier: String) {
    classes[identifier] = viewClass
    waiting[identifier] = nil
  }

  /// Returns an available view prepared for reuse, or a new one, or `nil` without a view and a
  /// class.
  mutating func take(_ identifier: String) -> View? {
    guard let view = waiting[identifier]?.popLast() else {
      return classes[identifier].map { make($0, identifier) }
    }
    view.prepareForReuse()
    return view
  }

  mutating func put(_ view: View) {
    if let identifier = view.reuseIdentifier { waiting[identifier, default: []].append(view) }
  }
}

/// A view that a table view reuses by its identifier.
@MainActor
protocol TableReusableView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension UITableViewCell: TableReusableView {}

extension UITableViewHeaderFooterView: TableReusableView {}
