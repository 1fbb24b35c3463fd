import Foundation

extension UITableView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    if !tableState.isInPass { layoutIfNeeded() }
    guard contains(indexPath) else { return reportInvalid(indexPath, "scroll to row") }
    let rect = rectForRow(at: indexPath)
    guard let place = position.place else { return scrollRectToVisible(rect, animated: animated) }
    let inset = adjustedContentInset
    let axis = AxisScroll(
      length: bounds.height, content: contentSize.height, leading: inset.top,
      trailing: inset.bottom)
    guard let offset = axis.offset(showing: rect.minY...rect.maxY, at: place) else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the middle of the view.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let nearest = selection.paths.min {
      abs(rectForRow(at: $0).midY - bounds.midY) < abs(rectForRow(at: $1).midY - bounds.midY)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
}

extension UITableView.ScrollPosition {
  fileprivate var place: AxisScroll.Place? {
    switch self {
    case .none: nil
    case .top: .start
    case .middle: .middle
    case .bottom: .end
    }
  }
}
