/// The type of a model's field.
package indirect enum FieldType: Sendable, Hashable {
  /// A type that Swift or UIKit has.
  case scalar(ScalarType)
  /// An enumeration of a fixture, by name.
  case enumeration(String)
  /// A model of a fixture, by name.
  case model(String)
  /// A value that may be missing.
  case optional(FieldType)
  /// Any number of values.
  case list(FieldType)
}
