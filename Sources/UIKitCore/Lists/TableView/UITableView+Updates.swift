import Foundation

extension UITableView: ListView {
  typealias Element = RowElement
  typealias ElementView = UIView

  static var wording: ListWording { .table }

  var updateDuration: Double { ownEnvironment.listMetrics.scrolling.batchUpdateDuration }

  /// A Boolean value that indicates whether animated updates also end when no other work is left. A
  /// table of Texture does not wait for the end (`ASTableView.mm`,
  /// `-rangeController:updateWithChangeSet:updates:`).
  var updatesEndWhenIdle: Bool { false }

  func updateLayoutInPass() {}

  func discardLayout() { invalidateHeights() }

  func willShowUpdate() { prepareGeometryIfNeeded() }

  /// Requests the heights again. Measured heights move with their elements (rule T6).
  func invalidateCounts(after plan: ListUpdatePlan) {
    tableState.swipedPath = nil
    var carried: [RowElement: CGFloat] = [:]
    for (element, height) in tableState.geometry?.resolvedHeights ?? tableState.carried {
      if let moved = element.element(after: plan) { carried[moved] = height }
    }
    invalidateHeights()
    tableState.carried = carried
  }

  func show(_ plan: ListUpdatePlan) {
    let leaving = visible.move(plan)
    let doubted = doubtVisibleHeights()
    resolveVisibleHeights(.keepingOffset)
    trustHeights(of: doubted)
    showVisibleElements(leaving: leaving)
    releaseMadeViews()
  }
}
