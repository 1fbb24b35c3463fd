import Foundation

extension UITableViewCell {
  /// Returns the size of the cell for its content.
  ///
  /// Rule T2: the content view's constraints give the height where there are any, then the view of a
  /// content configuration, then `sizeThatFits(_:)` of the cell.
  func contentFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if bounds.width != target.width { bounds.size.width = target.width }
    layoutSubviews()
    let inner = contentView.frame.size
    let around = CGSize(width: bounds.width - inner.width, height: bounds.height - inner.height)
    guard
      let content = contentView.listFittingSize(
        CGSize(width: inner.width, height: max(target.height - around.height, 0)), horizontal,
        vertical, isConfigured: contentConfiguration != nil)
    else { return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude)) }
    return CGSize(width: content.width + around.width, height: content.height + around.height)
  }

  /// The standard size of a cell in a width: that of its labels with the padding, at least the standard
  /// height.
  func standardFittingSize(_ size: CGSize, labels: TableCellLabels) -> CGSize {
    let metrics = environment.listMetrics
    let room = contentView.bounds.width
    let text = labels.fittingHeight(
      width: room, indentation: CGFloat(indentationLevel) * indentationWidth)
    return CGSize(
      width: size.width,
      height: max(
        metrics.standardRowHeight,
        text > 0 ? text + 2 * metrics.labelPadding + separatorHeight : 0))
  }

  /// Asks the table to measure the cell again.
  func wantsNewSize() {
    (superview as? UITableView)?.measureAgain(self)
  }
}

extension UIView {
  /// Returns the size of a cell's content view for its constraints, or of one that a configuration made;
  /// `nil` when neither gives a size.
  func listFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    isConfigured: Bool
  ) -> CGSize? {
    if hasConstraintIsland {
      return systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    guard isConfigured else { return nil }
    return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
  }
}
