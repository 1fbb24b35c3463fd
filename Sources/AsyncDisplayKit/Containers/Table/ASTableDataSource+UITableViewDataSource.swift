import UIKit

// A class that is the data source of a table node and of a table view inherits the defaults of both
// protocols. These defaults resolve the ambiguity.
extension ASTableDataSource where Self: UITableViewDataSource {
  /// The default implementation reports the method as not implemented.
  public func numberOfSections(
    in tableView: UITableView
  ) -> Int { tableView.notImplemented(returning: 1) }

  /// The default implementation reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { tableView.notImplemented(returning: true) }

  /// The default implementation reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { tableView.notImplemented(returning: false) }

  /// The default implementation reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the method as not implemented.
  public func sectionIndexTitles(
    for tableView: UITableView
  ) -> [String]? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { tableView.notImplemented(returning: index) }
}
