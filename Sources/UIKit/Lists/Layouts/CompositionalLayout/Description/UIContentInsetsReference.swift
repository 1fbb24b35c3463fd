/// What insets are measured from.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The container's own choice: the configuration's, and for that the safe area.
  case automatic
  /// The edges of the view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable width, which counts as the layout margins: Apple publishes no number for it.
  case readableContent
}
