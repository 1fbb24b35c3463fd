/// A value together with the place where the fixture states it.
package struct Located<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// Where the value starts.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(value: Value, position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

extension Located: Equatable where Value: Equatable {}
