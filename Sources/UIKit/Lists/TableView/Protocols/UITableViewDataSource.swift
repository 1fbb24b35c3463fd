import Foundation

/// Says what a table shows; two members are required, the others decline by default.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Answers the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Answers the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Answers the number of sections; one when it is missing.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Answers the title above a section; none when it is missing.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Answers the title below a section; none when it is missing.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Tells whether a row may be edited; it may when this is missing.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Tells whether a row may be moved; it may not when this is missing.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Answers the titles of the index strip; none when it is missing.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Answers the section that a title of the index strip leads to; that of its number by default.
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
  /// Declines.
  public func numberOfSections(in tableView: UITableView) -> Int {
    tableView.optionalMembers.decline()
    return 1
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

  /// Declines.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.optionalMembers.decline()
  }

  /// Declines.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.optionalMembers.decline()
  }
}

/// Hears which rows may soon be shown, to fetch their data.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Announces rows in the direction of scrolling, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Takes announcements back, after scrolling has turned round.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// Implements no optional member, so that a controller answers what is missing as the protocols do.
///
/// A controller's members have to be its own, for subclasses to override them.
@MainActor
final class AbsentTableMembers: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
