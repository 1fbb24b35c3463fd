/// Where assistive software scrolls to.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To what comes next.
  case next
  /// To what came before.
  case previous
}
