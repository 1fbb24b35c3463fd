/// One stored property of a model.
package struct Field: Sendable, Equatable {
  /// The Swift name of the property.
  package var name: String
  /// The text of the `documentation` element.
  package var documentation: String?
  /// The type, with its optionality and list shape.
  package var type: FieldType
  /// The value of rows that leave the field out.
  package var defaultValue: FieldValue?
  /// Where the field is declared.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    documentation: String? = nil,
    type: FieldType,
    defaultValue: FieldValue? = nil,
    position: SourcePosition
  ) {
    self.name = name
    self.documentation = documentation
    self.type = type
    self.defaultValue = defaultValue
    self.position = position
  }
}
