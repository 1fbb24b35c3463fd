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
