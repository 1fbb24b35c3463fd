import UIKit

/// The data source that UIKit calls, which returns the displayed data.
@MainActor
final class TableDataSourceAdapter: NSObject, UITableViewDataSource, AppObjectProxy {
  weak var view: ASTableView?
  var appObject: AnyObject? { view?.asyncDataSource }

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

  // The default implementations of the node's data source report a method as not implemented.
  private var source: (any ASTableDataSource)? { view?.asyncDataSource }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard let source else { return tableView.notImplemented(returning: nil) }
    return source.tableView(tableView, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard let source else { return tableView.notImplemented(returning: nil) }
    return source.tableView(tableView, titleForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    source?.tableView(tableView, canEditRowAt: indexPath)
      ?? tableView.notImplemented(returning: true)
  }

  /// Returns whether a row can be moved. `false` unless the data source implements the method.
  ///
  /// Source: `ASTableView.mm`, `-tableView:canMoveRowAtIndexPath:`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let view, let source else { return false }
    return view.optionalMembers.ask("tableView(_:canMoveRowAt:)") {
      source.tableView(tableView, canMoveRowAt: indexPath)
    } ?? false
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    guard let source else { return tableView.notImplemented(returning: nil) }
    return source.sectionIndexTitles(for: tableView)
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    source?.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
      ?? tableView.notImplemented(returning: index)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { source?.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { view?.moveRowInteractively(at: sourceIndexPath, to: destinationIndexPath) }
}
