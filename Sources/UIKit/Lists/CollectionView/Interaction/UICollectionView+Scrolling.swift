import Foundation

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard !position.namesOneAxisTwice else { return reportPosition(position) }
    guard !position.isEmpty else { return }
    if !layoutState.isInPass { layoutIfNeeded() }
    if contains(indexPath) { collectionViewLayout.bringIntoPlace(indexPath, at: position) }
    guard contains(indexPath), let attributes = layoutAttributesForItem(at: indexPath) else {
      return reportInvalid(indexPath, "scroll to item")
    }
    let frame = mirroring.viewRect(attributes.frame)
    setContentOffset(offset(showing: frame, at: position), animated: animated)
  }

  /// The offset that shows a frame at a position, in range, an untouched axis as it is (rule V5).
  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let vertical = AxisScroll(
      length: bounds.height, content: contentSize.height, leading: inset.top,
      trailing: inset.bottom)
    let horizontal = AxisScroll(
      length: bounds.width, content: contentSize.width, leading: inset.left,
      trailing: inset.right)
    return CGPoint(
      x: horizontal.offset(showing: frame.minX...frame.maxX, at: position.horizontalPlace)
        ?? contentOffset.x,
      y: vertical.offset(showing: frame.minY...frame.maxY, at: position.verticalPlace)
        ?? contentOffset.y)
  }

  private func reportPosition(_ position: ScrollPosition) {
    report(
      RuntimeViolation(
        .invalidScrollPosition, subject: subject,
        message: "attempt to use a scroll position with multiple horizontal or vertical positions "
          + "(\(position.rawValue))",
        remedy: "Name one of top, centeredVertically and bottom, and one of left, "
          + "centeredHorizontally and right.",
        numbers: [Int(position.rawValue)]))
  }
}

extension UICollectionView.ScrollPosition {
  var namesOneAxisTwice: Bool {
    let vertical = intersection([.top, .centeredVertically, .bottom])
    let horizontal = intersection([.left, .centeredHorizontally, .right])
    return vertical.rawValue.nonzeroBitCount > 1 || horizontal.rawValue.nonzeroBitCount > 1
  }

  var verticalPlace: AxisScroll.Place? {
    if contains(.top) { return .start }
    if contains(.centeredVertically) { return .middle }
    return contains(.bottom) ? .end : nil
  }

  var horizontalPlace: AxisScroll.Place? {
    if contains(.left) { return .start }
    if contains(.centeredHorizontally) { return .middle }
    return contains(.right) ? .end : nil
  }
}
