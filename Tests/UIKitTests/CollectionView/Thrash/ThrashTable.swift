import Foundation
import UIKit

/// A table view under thrash.
@MainActor
struct ThrashTable: ThrashList {
  private let table = TableFixture(counts: [])
  private let tracker = RowTracker()

  init() {
    table.view.allowsMultipleSelection = true
    table.view.delegate = tracker
  }

  var scrollView: UIScrollView { table.view }
  var violations: [RuntimeViolation] { table.view.violations }
  var counts: [Int] {
    (0..<table.view.numberOfSections).map(table.view.numberOfRows(inSection:))
  }

  var shown: [IndexPath: Int] {
    Dictionary(
      uniqueKeysWithValues: zip(table.view.indexPathsForVisibleRows ?? [], table.numbers))
  }

  var shownViews: [IndexPath: ObjectIdentifier] {
    let cells = table.view.visibleCells.map(ObjectIdentifier.init)
    return Dictionary(
      uniqueKeysWithValues: zip(table.view.indexPathsForVisibleRows ?? [], cells))
  }

  var selected: Set<IndexPath> { Set(table.view.indexPathsForSelectedRows ?? []) }
  var announced: Set<ObjectIdentifier> { tracker.shown }

  func takeAsked() -> [IndexPath] {
    defer { table.source.log = [] }
    return table.source.log.compactMap(IndexPath.init(askedIn:))
  }

  func setModel(_ sections: [ThrashSection]) {
    let isFirst = table.source.sections.isEmpty
    table.source.sections = sections.map(\.items)
    if isFirst { table.view.reloadData() }
  }

  func batch(_ body: () -> Void) {
    table.view.beginUpdates()
    body()
    table.view.endUpdates()
  }

  func apply(_ edit: ListEdit) {
    let view = table.view
    switch edit {
    case .insertItem(let path): view.insertRows(at: [path], with: .none)
    case .deleteItem(let path): view.deleteRows(at: [path], with: .none)
    case .reloadItem(let path): view.reloadRows(at: [path], with: .none)
    case .moveItem(let from, let to): view.moveRow(at: from, to: to)
    case .insertSection(let section): view.insertSections([section], with: .none)
    case .deleteSection(let section): view.deleteSections([section], with: .none)
    case .reloadSection(let section): view.reloadSections([section], with: .none)
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    }
  }

  func select(_ path: IndexPath) {
    table.view.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  func reload() { table.view.reloadData() }
}

/// Knows which cells are on display from the delegate calls.
@MainActor
private final class RowTracker: UITableViewDelegate {
  private(set) var shown: Set<ObjectIdentifier> = []

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown.insert(ObjectIdentifier(cell)) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown.remove(ObjectIdentifier(cell)) }
}
