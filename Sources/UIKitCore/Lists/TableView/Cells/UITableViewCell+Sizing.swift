import Foundation

extension UITableViewCell {
  /// Returns the size of the cell for its content.
  ///
  /// Rule T2: the content view's constraints determine the height where there are any, otherwise
  /// the view of a content configuration, otherwise `sizeThatFits(_:)` of the cell.
  func contentFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    adoptRequiredWidth(target.width, horizontal)
    layoutSubviews()
    let inner = contentView.frame.size
    let around = CGSize(width: bounds.width - inner.width, height: bounds.height - inner.height)
    guard
      let content = contentView.listFittingSize(
        CGSize(
          width: max(target.width - around.width, 0), height: max(target.height - around.height, 0)
        ), horizontal, vertical, isConfigured: contentConfiguration != nil)
    else { return sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)) }
    return CGSize(width: content.width + around.width, height: content.height + around.height)
  }

  /// Returns the standard size of a cell for a width: that of its labels with padding, at least the
  /// standard height.
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

  /// Requests that the table view measures the cell again.
  func wantsNewSize() {
    (superview as? UITableView)?.measureAgain(self)
  }
}

extension UIView {
  /// Sets the width in which a cell, header, or footer is measured, if the width is required.
  func adoptRequiredWidth(_ width: CGFloat, _ priority: UILayoutPriority) {
    guard priority == .required, bounds.width != width else { return }
    bounds.size.width = width
  }

  /// Returns the size of a cell's content view from its constraints or its content configuration,
  /// or `nil` without either.
  func listFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    isConfigured: Bool
  ) -> CGSize? {
    if hasConstraintIsland {
      return systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    guard isConfigured else { return nil }
    let width = horizontal == .required ? target.width : .greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
