import UIKit

// A class that serves a table node and a table view has these members from both protocols: without
// a default of its own for that case the compiler could not choose between theirs.
extension ASTableDataSource where Self: UITableViewDataSource {
  /// Declines.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.optionalMembers.decline()
    return true
  }

  /// Declines.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.optionalMembers.decline()
    return false
  }

  /// Declines.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    tableView.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    tableView.optionalMembers.decline()
    return index
  }
}
