/// The use of a cell by name, with the properties stated at the place of use.
package struct CellReference: Sendable, Equatable {
  /// The cell's name.
  package var name: String
  /// What the name refers to.
  package var form: CellReferenceForm
  /// Properties set on the cell at this place; for built-in cells only.
  package var properties: [Property]
  /// Where the name stands.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    form: CellReferenceForm,
    properties: [Property] = [],
    position: SourcePosition
  ) {
    self.name = name
    self.form = form
    self.properties = properties
    self.position = position
  }
}
