import Foundation

extension UIView {
  /// The margins of table views and of the content of their cells, without the safe area, in
  /// points.
  ///
  /// Rule T10: the sides follow the horizontal size class.
  var listMargins: NSDirectionalEdgeInsets {
    let metrics = environment.listMetrics
    let side =
      traitCollection.horizontalSizeClass == .regular
      ? metrics.regularSideMargin : metrics.compactSideMargin
    let general = Self.defaultMargins
    return NSDirectionalEdgeInsets(
      top: general.top, leading: side, bottom: general.bottom, trailing: side)
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
