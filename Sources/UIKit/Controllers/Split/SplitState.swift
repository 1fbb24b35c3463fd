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
