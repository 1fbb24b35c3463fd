/// An attribute that sets a property: what it sets, and to which value.
package struct Property: Sendable, Equatable {
  /// The attribute's name, which is the Swift property's name.
  package var name: String
  /// The object that owns the property.
  package var target: PropertyTarget
  /// The kind of value that the property takes.
  package var kind: ValueKind
  /// The value: constant, bound or mixed text.
  package var value: PropertyValue
  /// Where the attribute's name starts.
  package var position: SourcePosition
  /// Where the attribute's value starts, after the quote.
  package var valuePosition: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    target: PropertyTarget,
    kind: ValueKind,
    value: PropertyValue,
    position: SourcePosition,
    valuePosition: SourcePosition
  ) {
    self.name = name
    self.target = target
    self.kind = kind
    self.value = value
    self.position = position
    self.valuePosition = valuePosition
  }
}
