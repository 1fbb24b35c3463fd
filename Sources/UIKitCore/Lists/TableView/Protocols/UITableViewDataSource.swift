// Do not edit: written by Scripts/make-optional-members from Scripts/optional-members.
import Foundation

/// The methods that provide the data of a table view. Two are required.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Asks the data source for the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Asks the data source for the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
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
}

extension UITableViewDataSource {
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

/// The methods that notify a data source of rows that will soon be displayed, so that it can fetch
/// their data.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Tells the data source which rows will soon be displayed, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Tells the data source that prefetching was canceled because the scroll direction changed.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
