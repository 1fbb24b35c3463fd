/// A width and a height, each in its own unit.
package struct DimensionPair: Sendable, Hashable {
  /// The horizontal dimension.
  package var width: DimensionValue
  /// The vertical dimension.
  package var height: DimensionValue

  /// Creates the value from its parts.
  package init(width: DimensionValue, height: DimensionValue) {
    self.width = width
    self.height = height
  }
}
