/// A rectangle, in points.
package struct RectValue: Sendable, Hashable {
  /// The top left corner.
  package var origin: PointValue
  /// The extent.
  package var size: SizeValue

  /// Creates the value from its parts.
  package init(origin: PointValue, size: SizeValue) {
    self.origin = origin
    self.size = size
  }
}
