// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.
import UIKit

/// The methods of an object that provides the rows of a table node.
///
/// All members are optional, except the row count and one of the methods for nodes. All members are
/// called on the main actor. Those that take a view are Texture's older forms. Source:
/// `ASTableNode.h`, `ASTableDataSource`.
@preconcurrency @MainActor
public protocol ASTableDataSource: AnyObject {
  /// Asks the data source for the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Asks the data source for the number of sections. Without this method, there is one section.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Asks the data source for the title of a section's header. Without this method, there is none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Asks the data source for the title of a section's footer. Without this method, there is none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Asks the data source whether a row can be edited. Without this method, it can.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Asks the data source whether a row can be moved. Without this method, it cannot.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Asks the data source for the titles of the section index. Without this method, there is no
  /// index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Asks the data source for the section of a title in the section index. Without this method, the
  /// title's index is that of the section.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  /// Tells the data source to delete or insert a row, because the user tapped a control or an
  /// action.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Tells the data source to move a row, because the user moved the row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
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
  /// Asks the data source for the closure that builds a row's node. Texture's older form, which
  /// takes the view.
  func tableView(_ tableView: ASTableView, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  /// Asks the data source for a row's node. Texture's older form, which takes the view.
  func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode
}

extension ASTableDataSource {
  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.notImplemented(returning: 0)
  }

  /// The default implementation reports the optional method as not implemented.
  public func numberOfSections(in tableView: UITableView) -> Int {
    tableView.notImplemented(returning: 1)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.notImplemented(returning: nil)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.notImplemented(returning: nil)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.notImplemented(returning: true)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.notImplemented(returning: false)
  }

  /// The default implementation reports the optional method as not implemented.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    tableView.notImplemented(returning: nil)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { tableView.notImplemented(returning: index) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func numberOfSections(in tableNode: ASTableNode) -> Int {
    tableNode.notImplemented(returning: 1)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    tableNode.notImplemented(returning: 0)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  { tableNode.notImplemented(returning: ASCellNode.emptyBlock) }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock?
  { tableNode.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    tableNode.notImplemented(returning: ASCellNode())
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode?
  { tableNode.notImplemented(returning: nil) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: ASTableView, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  { tableView.notImplemented(returning: ASCellNode.emptyBlock) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    tableView.notImplemented(returning: ASCellNode())
  }
}

// A class that states both protocols inherits the defaults of both. These resolve the ambiguity.
extension ASTableDataSource where Self: UITableViewDataSource {
  /// The default implementation reports the optional method as not implemented.
  public func numberOfSections(in tableView: UITableView) -> Int {
    tableView.notImplemented(returning: 1)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.notImplemented(returning: nil)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.notImplemented(returning: nil)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.notImplemented(returning: true)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.notImplemented(returning: false)
  }

  /// The default implementation reports the optional method as not implemented.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    tableView.notImplemented(returning: nil)
  }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { tableView.notImplemented(returning: index) }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the optional method as not implemented.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.notImplemented() }
}
