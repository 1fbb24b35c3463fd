import Foundation

/// What a table knows of its data source and of its lengths.
struct TableState {
  /// The rows in each section; nil until the data source is asked.
  var counts: [Int]?
  /// Where everything is; nil when it is out of date.
  var geometry: RowGeometry?
  /// The heights of rows that were in sight since estimates stand for the others.
  var measured: [IndexPath: CGFloat] = [:]
  /// Headers and footers that were made to learn that they exist, until they come in sight.
  var madeViews: [RowElement: UIView] = [:]
  /// Whether what is shown is to be dropped at the next layout pass.
  var isReloadPending = true
  /// Whether a layout pass runs.
  var isInPass = false
  /// Updates that a callback of the running pass committed, to be shown behind it.
  var delayedUpdates: [ListUpdatePlan] = []
  /// Whether rows show editing controls.
  var isEditing = false
  /// The titles of the index strip, as asked with the lengths.
  var indexTitles: [String]?
  /// The cell whose row the data source is asked to fill again.
  var presentCell: UITableViewCell?
  /// The row whose swipe actions show.
  var swipedPath: IndexPath?
}
