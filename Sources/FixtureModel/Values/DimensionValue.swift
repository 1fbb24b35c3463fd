/// A dimension, in one of Texture's units.
package enum DimensionValue: Sendable, Hashable {
  /// No constraint of its own.
  case auto
  /// Points.
  case points(Double)
  /// A fraction of the parent's size, 0…1.
  case fraction(Double)
}
