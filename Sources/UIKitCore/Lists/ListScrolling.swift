import Foundation

/// The arithmetic of scrolling along one axis, in points (rule V5).
package struct AxisScroll {
  /// The target position of an element in the visible area.
  package enum Place {
    case start
    case middle
    case end
  }

  let length: CGFloat
  let content: CGFloat
  let leading: CGFloat
  let trailing: CGFloat

  package init(length: CGFloat, content: CGFloat, leading: CGFloat, trailing: CGFloat) {
    self.length = length
    self.content = content
    self.leading = leading
    self.trailing = trailing
  }

  /// Returns the offset that shows a range at a position, limited to the content and its insets.
  package func offset(showing range: ClosedRange<CGFloat>, at place: Place?) -> CGFloat? {
    guard let place else { return nil }
    let wanted: CGFloat
    switch place {
    case .start: wanted = range.lowerBound - leading
    case .middle:
      let middle = (range.lowerBound + range.upperBound) / 2
      wanted = middle - length / 2 - (leading - trailing) / 2
    case .end: wanted = range.upperBound - length + trailing
    }
    return max(min(wanted, content - length + trailing), -leading)
  }
}

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard !position.namesOneAxisTwice else { return reportPosition(position) }
    guard !position.isEmpty else { return }
    if !data.isInPass { layoutIfNeeded() }
    if contains(indexPath) {
      sizingLayout?.scrollOrthogonalSection(toShow: indexPath, at: position)
    }
    guard let target = offset(showing: indexPath, at: position) else {
      return reportInvalid(indexPath, "scroll to item")
    }
    setContentOffset(target, animated: animated)
    guard sizingLayout?.hasEstimates ?? false, !data.isInPass else { return }
    guard animated else { return settle(indexPath, at: position) }
    follow { [weak self] in self?.offset(showing: indexPath, at: position) }
  }

  /// Returns the offset that shows an item at a position, or `nil` for an item without attributes.
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard contains(indexPath), let attributes = layoutAttributesForItem(at: indexPath) else {
      return nil
    }
    return offset(showing: mirroring.viewRect(attributes.frame), at: position)
  }

  /// Lays out and scrolls repeatedly while actual sizes that replace estimates move the item (rule
  /// V15).
  private func settle(_ indexPath: IndexPath, at position: ScrollPosition) {
    for _ in 0..<Self.settlingRounds {
      layoutIfNeeded()
      guard let present = offset(showing: indexPath, at: position), present != contentOffset
      else { return }
      contentOffset = present
    }
  }

  /// Returns the offset that shows a frame at a position, limited to the content. An axis without a
  /// position is unchanged (rule V5).
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
        remedy: "Pass at most one of top, centeredVertically and bottom, and at most one of left, "
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

  package var verticalPlace: AxisScroll.Place? {
    if contains(.top) { return .start }
    if contains(.centeredVertically) { return .middle }
    return contains(.bottom) ? .end : nil
  }

  package var horizontalPlace: AxisScroll.Place? {
    if contains(.left) { return .start }
    if contains(.centeredHorizontally) { return .middle }
    return contains(.right) ? .end : nil
  }
}

extension UITableView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    if !data.isInPass { layoutIfNeeded() }
    guard contains(indexPath) || isSectionPath(indexPath) else {
      return reportInvalid(indexPath, "scroll to row")
    }
    let target = offset(showing: indexPath, at: position)
    if position != .none || target != contentOffset {
      setContentOffset(target, animated: animated)
    }
    guard geometry.hasEstimates, !data.isInPass else { return }
    guard animated else { return settle(indexPath, at: position) }
    follow { [weak self] in self?.offset(showing: indexPath, at: position) }
  }

  /// Returns whether an index path has the row `NSNotFound` in a section that exists, which is a section
  /// without rows in Apple's documentation of `scrollToRow(at:at:animated:)`.
  private func isSectionPath(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && indexPath.row == NSNotFound
      && knownCount(inSection: indexPath.section) != nil
  }

  /// Returns the rectangle of a row that scrolling shows at a position: with the header of the section
  /// for its first row at the top, and with the footer for its last row at the bottom (rule T12). The row
  /// `NSNotFound` is the whole section.
  private func rect(of indexPath: IndexPath, at position: ScrollPosition) -> CGRect {
    let (row, section) = (rectForRow(at: indexPath), indexPath.section)
    guard indexPath.row != NSNotFound else { return rect(forSection: section) }
    switch position {
    case .top where indexPath.row == 0: return row.union(rectForHeader(inSection: section))
    case .bottom where indexPath.row == numberOfRows(inSection: section) - 1:
      return row.union(rectForFooter(inSection: section))
    default: return row
    }
  }

  /// Returns the offset that shows a row at a position, computed from known heights and estimates.
  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    let rect = rect(of: indexPath, at: position)
    guard let place = position.place else { return offsetThatShows(rect) }
    let inset = adjustedContentInset
    let axis = AxisScroll(
      length: bounds.height, content: contentSize.height, leading: inset.top,
      trailing: inset.bottom)
    let offset = axis.offset(showing: rect.minY...rect.maxY, at: place)
    return CGPoint(x: contentOffset.x, y: offset ?? contentOffset.y)
  }

  /// Lays out and scrolls repeatedly while actual heights that replace estimates move the row (rule
  /// T12).
  private func settle(_ indexPath: IndexPath, at position: ScrollPosition) {
    for _ in 0..<Self.settlingRounds {
      layoutIfNeeded()
      let present = offset(showing: indexPath, at: position)
      guard present != contentOffset else { return }
      contentOffset = present
    }
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
