/// One item: the values of its model's fields.
package struct Row: Sendable, Equatable {
  /// The values, in the order of the model's fields.
  package var values: [FieldValue]
  /// The cell that the item names for itself.
  package var cell: String?
  /// Where the item is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(values: [FieldValue], cell: String? = nil, position: SourcePosition) {
    self.values = values
    self.cell = cell
    self.position = position
  }
}
