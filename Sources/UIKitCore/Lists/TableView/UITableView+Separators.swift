import Foundation

/// The separators of rows, by rule T13 of ``UITableView``.
extension UITableView {
  /// The insets when the app sets none, in points.
  var defaultSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: listMargins.leading, bottom: 0, right: 0)
  }

  func setSeparatorInset(_ inset: UIEdgeInsets) {
    tableState.separatorInset = inset
    setNeedsLayout()
  }

  /// Returns the insets of a cell that has none of its own, in points from its edges.
  func separatorInset(of cell: UITableViewCell) -> UIEdgeInsets {
    guard separatorInsetReference == .fromAutomaticInsets, let own = tableState.separatorInset
    else {
      return separatorInset
    }
    return UIEdgeInsets(
      top: own.top, left: own.left + cell.listMargins.leading, bottom: own.bottom, right: own.right)
  }
}

extension UITableViewCell {
  /// The area of the separator in the cell, in points; empty when there is none (rule T13).
  package var separatorFrame: CGRect {
    let (left, right) = (max(separatorInset.left, 0), max(separatorInset.right, 0))
    return directed(
      CGRect(
        x: left, y: bounds.height - separatorHeight, width: max(bounds.width - left - right, 0),
        height: separatorHeight))
  }
}
