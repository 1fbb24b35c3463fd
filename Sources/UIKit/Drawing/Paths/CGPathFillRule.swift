/// Which parts of an outline that crosses itself count as inside.
public enum CGPathFillRule: Int32, Hashable, Sendable {
  /// Parts around which the outline winds.
  case winding = 0
  /// Parts that an odd number of lines encloses.
  case evenOdd
}
