import Foundation

extension UITableView: ListView {
  typealias Element = RowElement
  typealias ElementView = UIView

  static var wording: ListWording { .table }

  func updateLayoutInPass() {}

  func discardLayout() { invalidateHeights() }

  func willShowUpdate() { prepareGeometryIfNeeded() }

  func invalidateCounts() {
    tableState.swipedPath = nil
    invalidateHeights()
  }

  func show(_ plan: ListUpdatePlan) {
    showVisibleElements(leaving: visible.move(plan))
  }
}
