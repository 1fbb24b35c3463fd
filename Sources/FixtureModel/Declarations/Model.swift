/// A value type whose fields the rows of a container fill.
package struct Model: Sendable, Equatable {
  /// The Swift name of the type.
  package var name: String
  /// The text of the `documentation` element.
  package var documentation: String?
  /// The field whose value is unique in a container.
  package var key: String?
  /// The fields, in document order.
  package var fields: [Field]
  /// The source position of the model.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    documentation: String? = nil,
    key: String? = nil,
    fields: [Field],
    position: SourcePosition
  ) {
    self.name = name
    self.documentation = documentation
    self.key = key
    self.fields = fields
    self.position = position
  }
}

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
  /// The source position of the field.
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
