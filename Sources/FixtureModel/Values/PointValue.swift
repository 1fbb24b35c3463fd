/// A position, in points.
package struct PointValue: Sendable, Hashable {
  /// The horizontal coordinate.
  package var x: Double
  /// The vertical coordinate.
  package var y: Double

  /// Creates the value from its parts.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
