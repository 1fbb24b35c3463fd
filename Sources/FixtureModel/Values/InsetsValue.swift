/// Insets of the four edges, in points.
package struct InsetsValue: Sendable, Hashable {
  /// The top edge; infinite to push.
  package var top: Double
  /// The left edge; infinite to push.
  package var left: Double
  /// The bottom edge; infinite to push.
  package var bottom: Double
  /// The right edge; infinite to push.
  package var right: Double

  /// Creates the value from its parts.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
