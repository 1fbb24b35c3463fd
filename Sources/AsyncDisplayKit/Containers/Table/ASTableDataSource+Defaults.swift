import UIKit

extension ASTableDataSource {
  /// Declines.
  public func numberOfSections(in tableNode: ASTableNode) -> Int {
    tableNode.optionalMembers.decline()
    return 1
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    tableNode.optionalMembers.decline()
    return 0
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  {
    tableNode.optionalMembers.decline()
    return { ASCellNode() }
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock?
  {
    tableNode.optionalMembers.decline()
    return nil
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    tableNode.optionalMembers.decline()
    return ASCellNode()
  }

  /// Declines.
  public func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode?
  {
    tableNode.optionalMembers.decline()
    return nil
  }

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
