/// Where a controller stands between shown and taken away.
struct AppearanceTransition {
  enum State {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var state = State.disappeared
  /// Whether the running transition is animated.
  var isAnimated = false
  /// Whether a container, and not the move of the view, ends the running transition.
  var isDriven = false
  /// Whether the view was told, in its layout pass, that it is appearing.
  var isAnnounced = false
}
