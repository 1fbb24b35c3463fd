/// Which parts of an outline count as inside.
public enum CAShapeLayerFillRule: String, Hashable, Sendable {
  /// Parts around which the outline winds.
  case nonZero = "non-zero"
  /// Parts that an odd number of lines encloses.
  case evenOdd = "even-odd"
}
