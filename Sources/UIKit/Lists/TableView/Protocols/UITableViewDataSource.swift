import Foundation

/// The methods that provide the data of a table. Two are required.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Asks the data source for the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Asks the data source for the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Asks the data source for the number of sections; one if it is not implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Asks the data source for the title above a section; none if it is not implemented.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Asks the data source for the title below a section; none if it is not implemented.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Asks the data source whether a row may be edited; it may if it is not implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Asks the data source whether a row may be moved; it may not if it is not implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Asks the data source for the titles of the index strip; none if it is not implemented.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Asks the data source for the section that a title of the index strip leads to; that of its
  /// number by default.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Edits the data after a person deleted or inserted a row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Moves a row of the data after a person moved it.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Reports the method as not implemented.
  public func numberOfSections(
    in tableView: UITableView
  ) -> Int { tableView.notImplemented(returning: 1) }

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
  public func sectionIndexTitles(
    for tableView: UITableView
  ) -> [String]? { tableView.notImplemented(returning: nil) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { tableView.notImplemented(returning: index) }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// Reports the method as not implemented.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.notImplemented() }
}

/// The methods that tell a data source which rows may soon be displayed, so that it fetches their data.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Announces rows in the direction of scrolling, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Tells the data source that prefetching was canceled, after the direction of scrolling changed.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
