import Foundation

extension UITableView {
  /// The counts, which the data source is asked for when they are not known.
  var knownCounts: [Int] {
    if let counts = tableState.counts { return counts }
    let counts = ownEnvironment.bind { askCounts() }
    tableState.counts = counts
    return counts
  }

  /// Asks for the sections, then for the rows of each in order.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections =
      optionalMembers.ask("numberOfSections(in:)") { dataSource.numberOfSections(in: self) } ?? 1
    return (0..<checked(sections)).map { section in
      checked(dataSource.tableView(self, numberOfRowsInSection: section))
    }
  }

  private func checked(_ count: Int) -> Int {
    guard count < 0 else { return count }
    report(
      RuntimeViolation(
        .negativeCount, subject: subject, message: "The data source answered a count of \(count).",
        remedy: "Answer zero or more.", numbers: [count]))
    return 0
  }

  /// Puts what is in sight aside and lets the next pass ask for everything again.
  func markReload() {
    if batch != nil {
      report(
        RuntimeViolation(
          .reloadInsideUpdates, subject: subject,
          message: "reloadData was called between beginUpdates and endUpdates.",
          remedy: "Reload after the batch, or give the batch its edits."))
    }
    tableState.isReloadPending = true
    if batch == nil { tableState.counts = nil }
    retired += stage.entries
    stage.replace(with: [])
    selection.removeAll()
    prefetching.reset()
    dragging.reload()
    touchedPath = nil
    tableState.swipedPath = nil
    invalidateHeights()
  }

  /// Keeps a remark and tells the environment's handler.
  package func report(_ violation: RuntimeViolation) {
    violations.append(violation)
    ownEnvironment.report(violation)
  }

  /// Who is concerned, for messages: the data source's class, or the table's own.
  var subject: String { dataSource.map { "\(type(of: $0))" } ?? "\(type(of: self))" }
}

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
