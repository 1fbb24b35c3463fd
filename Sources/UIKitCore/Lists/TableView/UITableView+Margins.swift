import Foundation

extension UIView {
  /// The margins of table views and of the content of their cells, without the safe area, in
  /// points.
  ///
  /// Rule T10: the sides follow the horizontal size class, and those of cells the readable width if the
  /// table says so.
  package var listMargins: NSDirectionalEdgeInsets {
    let metrics = environment.listMetrics
    let side =
      traitCollection.horizontalSizeClass == .regular
      ? metrics.regularSideMargin : metrics.compactSideMargin
    let sides = max(side, readableSide)
    let general = Self.defaultMargins
    return NSDirectionalEdgeInsets(
      top: general.top, leading: sides, bottom: general.bottom, trailing: sides)
  }

  /// The margin of a cell, header or footer that keeps its content to the readable width, in points.
  private var readableSide: CGFloat {
    guard let table = superview as? UITableView, table.cellLayoutMarginsFollowReadableWidth else {
      return 0
    }
    return max((bounds.width - UILayoutGuide.readableWidth) / 2, 0)
  }

  /// The safe area insets at the sides that apply to the content of cells, headers, and footers.
  ///
  /// Rule T10: UIKit's documentation of `insetsContentViewsToSafeArea`.
  var contentSafeArea: UIEdgeInsets {
    let insets = (superview as? UITableView)?.insetsContentViewsToSafeArea ?? false
    guard insets else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }
}

extension UITableView {
  /// Notifies cells, headers and footers of other margins, and computes lengths again.
  func contentMarginsDidChange() {
    for entry in visible.entries { entry.view.subviews.forEach { $0.marginsDidChange() } }
    invalidateHeights()
  }

  /// Shows a view of the app in place of another one.
  func exchange(_ former: UIView?, _ view: UIView?) {
    if former !== view { former?.removeFromSuperview() }
    if let view { addSubview(view) }
    invalidatePlaces()
  }

  /// Removes the former background view and adds the new one behind all other subviews.
  func exchangeBackground(_ former: UIView?) {
    exchange(former, backgroundView)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }
}
