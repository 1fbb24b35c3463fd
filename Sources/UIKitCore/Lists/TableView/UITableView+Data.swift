import Foundation

extension UITableView {
  /// Asks the data source for the number of sections, then for the number of rows of each section
  /// in order.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      optionalMembers.ask("numberOfSections(in:)") { dataSource.numberOfSections(in: self) } ?? 1
    return checkedCounts(sections, { "a count of \($0)" }, { count, _ in "a count of \(count)" }) {
      dataSource.tableView(self, numberOfRowsInSection: $0)
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

  /// The subject of violations: the class of the data source, or the class of the table view
  /// without a data source.
  var subject: String { appTypeName(of: dataSource) ?? "\(type(of: self))" }
}

/// The state of a table view: its geometry, measured views, and editing state.
struct TableState {
  /// The geometry of all rows and sections, or `nil` when it is invalid.
  var geometry: RowGeometry?
  /// The measured heights before an update, by the elements after the update.
  var carried: [RowElement: CGFloat] = [:]
  /// The views that were created for measuring, and headers and footers that the delegate already
  /// returned, until they become visible.
  var madeViews: [RowElement: UIView] = [:]
  /// A Boolean value that indicates whether rows show editing controls.
  var isEditing = false
  /// The titles of the section index, or `nil` for no index.
  var indexTitles: [String]?
  /// The view of the section index, or `nil` for no index.
  var indexView: SectionIndexView?
  /// The existing cell whose row is being reconfigured, or `nil`.
  var presentCell: UITableViewCell?
  /// The row whose swipe actions are revealed, or `nil`.
  var swipedPath: IndexPath?
  /// The gap for a row that is being moved or dropped, or `nil`.
  var gap: RowGap?
  /// The insets of separators that the app set, in points; `nil` for the default.
  var separatorInset: UIEdgeInsets?
  /// The preferred text size for which heights were asked; `nil` before the traits are known.
  var textSize: UIContentSizeCategory?
  /// The row that is being moved by its reorder control, or `nil`.
  var reordered: IndexPath?
}
