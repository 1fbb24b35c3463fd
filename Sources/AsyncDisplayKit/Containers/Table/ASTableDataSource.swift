import UIKit

/// Describes the rows of a table node.
///
/// Every member may be missing; the row count and one source of nodes have to be there. All members
/// are called on the main actor. Source: Texture's `ASTableDataSource`.
@preconcurrency @MainActor
public protocol ASTableDataSource: AnyObject {
  /// Returns the number of sections; 1 when it is missing.
  func numberOfSections(in tableNode: ASTableNode) -> Int
  /// Returns the number of rows in a section.
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int
  /// Returns the closure that builds a row's node; used alone where it is there.
  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  /// Returns the closure that builds a row's node; nil is a violation, as tables show no UIKit cells.
  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock?
  /// Returns a row's node.
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode
  /// Returns a row's node; nil is a violation, as tables show no UIKit cells.
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode?
  /// Returns the title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row may be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row may be moved; no when it is missing.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Moves a row of the data as a touch has moved it.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Edits the data as a touch has asked for.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Returns the titles of the index strip, which narrows the rows.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section that a title of the index strip leads to; that of its number by default.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

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
