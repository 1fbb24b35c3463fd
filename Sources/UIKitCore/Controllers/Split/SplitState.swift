/// The view controllers and the display state of a split view controller.
struct SplitState {
  typealias Column = UISplitViewController.Column

  /// The view controllers that the app set for the columns.
  var given: [Column: UIViewController] = [:]
  /// The view controllers that are shown in the columns: those that were set, or navigation
  /// controllers around them.
  var roots: [Column: UIViewController] = [:]
  /// The display mode while the controller is not collapsed; never `automatic`.
  var displayMode = UISplitViewController.DisplayMode.oneBesideSecondary
  /// The display mode that the preferred mode resolved to when it was last applied.
  var resolvedMode: UISplitViewController.DisplayMode?
  var isCollapsed = false
  /// The view controller that is shown while the split view controller is collapsed.
  var collapsedRoot: UIViewController?
  /// The view controllers whose views are installed, back to front.
  var shown: [UIViewController] = []

  /// The columns that have a view controller, in reading order, without the compact column.
  var columns: [Column] {
    [.primary, .supplementary, .secondary].filter { roots[$0] != nil }
  }
}

/// The widths that were set for a side column, in points and as fractions of the whole width.
struct SplitWidths {
  var preferred = UISplitViewController.automaticDimension
  var preferredFraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The width of a side column without a set width, in points.
  static var standard: CGFloat { 320 }

  /// Returns the width of the column, in points, for a total width of all columns.
  func width(in total: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = Self.standard
    if preferred != automatic {
      width = preferred
    } else if preferredFraction != automatic {
      width = total * preferredFraction
    }
    // A width in points is used unchanged; a fraction is limited to the standard width.
    let isFraction = preferred == automatic && preferredFraction != automatic
    let limit = maximum != automatic ? maximum : isFraction ? Self.standard : total
    return max(minimum == automatic ? 0 : minimum, min(width, limit)).clamped(from: 0, to: total)
  }
}
