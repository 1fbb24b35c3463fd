/// A width and a height, in points.
package struct SizeValue: Sendable, Hashable {
  /// The width; infinite when unconstrained.
  package var width: Double
  /// The height; infinite when unconstrained.
  package var height: Double

  /// Creates the value from its parts.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
