/// A minimum and a maximum size.
package struct SizeRangeValue: Sendable, Hashable {
  /// The minimum.
  package var min: SizeValue
  /// The maximum; infinite when unconstrained.
  package var max: SizeValue

  /// Creates the value from its parts.
  package init(min: SizeValue, max: SizeValue) {
    self.min = min
    self.max = max
  }
}
