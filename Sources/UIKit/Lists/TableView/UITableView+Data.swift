import Foundation

extension UITableView {
  /// Asks for the sections, then for the rows of each in order.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      optionalMembers.ask("numberOfSections(in:)") { dataSource.numberOfSections(in: self) } ?? 1
    let question = "The data source answered a count of"
    return (0..<checked(sections, "\(question) \(sections).")).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      return checked(count, "\(question) \(count).")
    }
  }

  static var reloadInsideUpdatesMessage: String {
    "reloadData was called between beginUpdates and endUpdates."
  }

  func invalidateForReload() {
    tableState.swipedPath = nil
    tableState.gap = nil
    tableState.reordered = nil
    invalidateHeights()
  }

  /// The subject of messages: the class of the data source, or of the table without one.
  var subject: String { dataSource.map { "\(type(of: $0))" } ?? "\(type(of: self))" }
}

/// What a table knows of its data source and of its lengths.
struct TableState {
  /// The geometry of all rows and sections; `nil` while it is invalid.
  var geometry: RowGeometry?
  /// The heights that replaced estimates before an update, by the elements after it.
  var carried: [RowElement: CGFloat] = [:]
  /// Views that were made to be measured, and headers and footers that were made to learn that they
  /// exist, until they become visible.
  var madeViews: [RowElement: UIView] = [:]
  /// A Boolean value that indicates whether rows show editing controls.
  var isEditing = false
  /// The titles of the index strip, as asked with the lengths.
  var indexTitles: [String]?
  /// The cell whose row the data source is asked to fill again.
  var presentCell: UITableViewCell?
  /// The row whose swipe actions show.
  var swipedPath: IndexPath?
  /// The room that rows make for one that is moved or dropped.
  var gap: RowGap?
  /// The insets of separators that the app set, in points; `nil` for the default.
  var separatorInset: UIEdgeInsets?
  /// The preferred text size for which heights were asked; `nil` before the traits are known.
  var textSize: UIContentSizeCategory?
  /// The row that is moved by its reorder control.
  var reordered: IndexPath?
}
