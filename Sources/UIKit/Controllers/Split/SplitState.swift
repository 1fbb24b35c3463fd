/// What a split view controller was given and where it stands.
struct SplitState {
  typealias Column = UISplitViewController.Column

  /// What was set for a column.
  var given: [Column: UIViewController] = [:]
  /// What is shown in a column: the given controller, or the stack that was made around it.
  var roots: [Column: UIViewController] = [:]
  /// The mode while the controller is not collapsed, never automatic.
  var displayMode = UISplitViewController.DisplayMode.oneBesideSecondary
  /// What the wanted mode stood for when it was last taken up.
  var resolvedMode: UISplitViewController.DisplayMode?
  var isCollapsed = false
  /// What is shown while the controller is collapsed.
  var collapsedRoot: UIViewController?
  /// What is in the view now, back to front.
  var shown: [UIViewController] = []

  /// The columns that have a controller, in reading order, without the compact one.
  var columns: [Column] {
    [.primary, .supplementary, .secondary].filter { roots[$0] != nil }
  }
}

/// The widths that a side column was given, in points and parts of the whole.
struct SplitWidths {
  var preferred = UISplitViewController.automaticDimension
  var preferredFraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  /// The width of a side column that was given none, in points.
  static var standard: CGFloat { 320 }

  /// The column's width inside a whole width, in points.
  func width(in total: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = Self.standard
    if preferred != automatic {
      width = preferred
    } else if preferredFraction != automatic {
      width = total * preferredFraction
    }
    // A width in points is meant as it stands; a fraction stops at the standard width.
    let isFraction = preferred == automatic && preferredFraction != automatic
    let limit = maximum != automatic ? maximum : isFraction ? Self.standard : total
    return max(minimum == automatic ? 0 : minimum, min(width, limit)).clamped(from: 0, to: total)
  }
}
