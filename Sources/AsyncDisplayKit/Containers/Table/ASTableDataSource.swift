import UIKit

/// Describes the rows of a table node.
///
/// Every member may be missing; the row count and one source of nodes have to be there. All members
/// are called on the main actor. Source: `ASTableNode.h`, `ASTableDataSource`.
@preconcurrency @MainActor
public protocol ASTableDataSource: AnyObject {
  /// Asks the data source for the number of sections; 1 if it is not implemented.
  func numberOfSections(in tableNode: ASTableNode) -> Int
  /// Asks the data source for the number of rows in a section.
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int
  /// Asks the data source for the closure that builds a row's node; used alone where it is there.
  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  /// Asks the data source for the closure that builds a row's node; `nil` is a violation, as tables
  /// show no UIKit cells.
  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock?
  /// Asks the data source for a row's node.
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode
  /// Asks the data source for a row's node; `nil` is a violation, as tables show no UIKit cells.
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode?
  /// Asks the data source for the number of sections: Texture's older form.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Asks the data source for the number of rows in a section: Texture's older form.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Asks the data source for the closure that builds a row's node: Texture's older form.
  func tableView(_ tableView: ASTableView, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  /// Asks the data source for a row's node: Texture's older form.
  func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode
  /// Asks the data source for the title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Asks the data source for the title below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Asks the data source whether a row may be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Asks the data source whether a row may be moved; no if it is not implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Moves a row of the data as a touch has moved it.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Edits the data as a touch has asked for.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Asks the data source for the titles of the index strip, which narrows the rows.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Asks the data source for the section that a title of the index strip leads to; that of its
  /// number by default.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension ASTableDataSource {
  /// Reports the method as not implemented.
  public func numberOfSections(
    in tableNode: ASTableNode
  ) -> Int { tableNode.notImplemented(returning: 1) }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, numberOfRowsInSection section: Int
  ) -> Int { tableNode.notImplemented(returning: 0) }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    tableNode.notImplemented()
    return { ASCellNode() }
  }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock? { tableNode.notImplemented(returning: nil) }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath
  ) -> ASCellNode { tableNode.notImplemented(returning: ASCellNode()) }

  /// Reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath
  ) -> ASCellNode? { tableNode.notImplemented(returning: nil) }

  /// Reports the method as not implemented.
  public func numberOfSections(
    in tableView: UITableView
  ) -> Int { tableView.notImplemented(returning: 1) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { tableView.notImplemented(returning: 0) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: ASTableView, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    tableView.notImplemented()
    return { ASCellNode() }
  }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: ASTableView, nodeForRowAt indexPath: IndexPath
  ) -> ASCellNode { tableView.notImplemented(returning: ASCellNode()) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { tableView.notImplemented(returning: nil) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { tableView.notImplemented(returning: nil) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { tableView.notImplemented(returning: true) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { tableView.notImplemented(returning: false) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.notImplemented() }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// Reports the method as not implemented.
  public func sectionIndexTitles(
    for tableView: UITableView
  ) -> [String]? { tableView.notImplemented(returning: nil) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { tableView.notImplemented(returning: index) }
}
