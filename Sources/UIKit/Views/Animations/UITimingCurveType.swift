/// Which pace of an animator counts.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// A named curve.
  case builtin
  /// A curve of two points.
  case cubic
  /// A spring.
  case spring
  /// Both.
  case composed
}
