/// Where the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// As the room allows.
  case automatic
  /// Up, from below.
  case up
  /// Down, from above.
  case down
  /// Left.
  case left
  /// Right.
  case right
}
