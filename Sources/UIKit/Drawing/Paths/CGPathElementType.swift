/// What a piece of an outline does.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a part at one point.
  case moveToPoint
  /// A line to one point.
  case addLineToPoint
  /// A curve of a control point and an end.
  case addQuadCurveToPoint
  /// A curve of two control points and an end.
  case addCurveToPoint
  /// Closes the part; no points.
  case closeSubpath
}
