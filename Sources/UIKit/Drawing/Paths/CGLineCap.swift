/// The shape of a line's open ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut at the end.
  case butt = 0
  /// Round, reaching past the end.
  case round
  /// Square, reaching past the end.
  case square
}
