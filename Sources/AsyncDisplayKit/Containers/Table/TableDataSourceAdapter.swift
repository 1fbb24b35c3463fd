import UIKit

/// Answers a table view's questions from the data that it shows.
@MainActor
final class TableDataSourceAdapter: NSObject, UITableViewDataSource {
  weak var view: ASTableView?

  func numberOfSections(in tableView: UITableView) -> Int {
    view?.dataController.visibleMap.numberOfSections ?? 0
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    view?.dataController.visibleMap.numberOfItems(inSection: section) ?? 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    view?.cell(forRowAt: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Asks the node's data source, and declines where it has no answer.
  private func forward<Answer>(
    _ member: StaticString, _ question: (any ASTableDataSource) -> Answer
  ) -> Answer? {
    guard let view else { return nil }
    var answer: Answer?
    if let source = view.asyncDataSource {
      answer = view.optionalMembers.ask(OptionalMember(member)) { question(source) }
    }
    if answer == nil { view.optionalMembers.decline(member) }
    return answer
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    forward("tableView(_:titleForHeaderInSection:)") {
      $0.tableView(tableView, titleForHeaderInSection: section)
    } ?? nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    forward("tableView(_:titleForFooterInSection:)") {
      $0.tableView(tableView, titleForFooterInSection: section)
    } ?? nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    forward("tableView(_:canEditRowAt:)") {
      $0.tableView(tableView, canEditRowAt: indexPath)
    } ?? true
  }

  /// Whether a row may be moved; no, unless the data source says so.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let view, let source = view.asyncDataSource else { return false }
    return view.optionalMembers.ask("tableView(_:canMoveRowAt:)") {
      source.tableView(tableView, canMoveRowAt: indexPath)
    } ?? false
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    forward("sectionIndexTitles(for:)") { $0.sectionIndexTitles(for: tableView) } ?? nil
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    forward("tableView(_:sectionForSectionIndexTitle:at:)") {
      $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    } ?? index
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    _ = forward("tableView(_:commit:forRowAt:)") {
      $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    view?.moveRowInteractively(at: sourceIndexPath, to: destinationIndexPath)
  }
}
