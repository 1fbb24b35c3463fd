/// A section of data with its own fields.
package struct Section: Sendable, Equatable {
  /// The section model's values, in the order of its fields.
  package var fields: [FieldValue]
  /// The items; empty when the reader was asked to validate only.
  package var rows: [Row]
  /// The number of items, also when they are not kept.
  package var rowCount: Int
  /// Where the section is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    fields: [FieldValue] = [],
    rows: [Row] = [],
    rowCount: Int = 0,
    position: SourcePosition
  ) {
    self.fields = fields
    self.rows = rows
    self.rowCount = rowCount
    self.position = position
  }
}
