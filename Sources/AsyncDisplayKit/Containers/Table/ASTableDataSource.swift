import UIKit

/// The methods of an object that provides the rows of a table node.
///
/// All members are optional, except the row count and one of the methods for nodes. All members are
/// called on the main actor. Source: `ASTableNode.h`, `ASTableDataSource`.
@preconcurrency @MainActor
public protocol ASTableDataSource: AnyObject {
  /// Asks the data source for the number of sections. Optional. The default is 1.
  func numberOfSections(in tableNode: ASTableNode) -> Int
  /// Asks the data source for the number of rows in a section.
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int
  /// Asks the data source for the closure that creates a row's node. If it is implemented, the
  /// method for nodes is not called.
  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  /// Asks the data source for the closure that creates a row's node. Returning `nil` is a
  /// violation: tables show no UIKit cells.
  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock?
  /// Asks the data source for a row's node.
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode
  /// Asks the data source for a row's node. Returning `nil` is a violation: tables show no UIKit
  /// cells.
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode?
  /// Asks the data source for the number of sections. Texture's older form, which takes the view.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Asks the data source for the number of rows in a section. Texture's older form, which takes
  /// the view.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Asks the data source for the closure that builds a row's node. Texture's older form, which
  /// takes the view.
  func tableView(_ tableView: ASTableView, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  /// Asks the data source for a row's node. Texture's older form, which takes the view.
  func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode
  /// Asks the data source for the title of a section's header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Asks the data source for the title of a section's footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Asks the data source whether the user can edit a row.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Asks the data source whether the user can move a row. Optional. The default is `false`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Tells the data source that the user moved a row, so that it moves the row in its data.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Tells the data source that the user inserted or deleted a row, so that it edits its data.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Asks the data source for the titles of the section index, which makes the rows narrower.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Asks the data source for the section of a title in the section index. The default is the
  /// title's index.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension ASTableDataSource {
  /// The default implementation reports the method as not implemented.
  public func numberOfSections(
    in tableNode: ASTableNode
  ) -> Int { tableNode.notImplemented(returning: 1) }

  /// The default implementation reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, numberOfRowsInSection section: Int
  ) -> Int { tableNode.notImplemented(returning: 0) }

  /// The default implementation reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock { tableNode.notImplemented(returning: ASCellNode.emptyBlock) }

  /// The default implementation reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock? { tableNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath
  ) -> ASCellNode { tableNode.notImplemented(returning: ASCellNode()) }

  /// The default implementation reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath
  ) -> ASCellNode? { tableNode.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented.
  public func numberOfSections(
    in tableView: UITableView
  ) -> Int { tableView.notImplemented(returning: 1) }

  /// The default implementation reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { tableView.notImplemented(returning: 0) }

  /// The default implementation reports the method as not implemented.
  public func tableView(
    _ tableView: ASTableView, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock { tableView.notImplemented(returning: ASCellNode.emptyBlock) }

  /// The default implementation reports the method as not implemented.
  public func tableView(
    _ tableView: ASTableView, nodeForRowAt indexPath: IndexPath
  ) -> ASCellNode { tableView.notImplemented(returning: ASCellNode()) }

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
