/// A section of data with its own fields.
package struct Section: Sendable, Equatable {
  /// The section model's values, in the order of its fields.
  package var fields: [FieldValue]
  /// The items; empty when the reader was asked to validate only.
  package var rows: [Row]
  /// The number of items, also when they are not kept.
  package var rowCount: Int
  /// The source position of the section.
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

/// One item: the values of its model's fields.
package struct Row: Sendable, Equatable {
  /// The values, in the order of the model's fields.
  package var values: [FieldValue]
  /// The cell that the item names for itself.
  package var cell: String?
  /// The source position of the item.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(values: [FieldValue], cell: String? = nil, position: SourcePosition) {
    self.values = values
    self.cell = cell
    self.position = position
  }
}

/// The value of one field in one row.
package enum FieldValue: Sendable, Equatable {
  /// The missing value of an optional field.
  case none
  /// A whole number.
  case integer(Int)
  /// A number, for fields of type `Double` and `CGFloat`.
  case double(Double)
  /// A truth value.
  case bool(Bool)
  /// Text; also the checked text of a URL.
  case string(String)
  /// A moment in seconds since 1970.
  case date(Double)
  /// An image, by its declared name.
  case image(String)
  /// A case, by name.
  case enumCase(String)
  /// A size in points.
  indirect case size(SizeValue)
  /// Insets in points.
  indirect case insets(InsetsValue)
  /// A color.
  indirect case color(ColorValue)
  /// A font.
  indirect case font(FontValue)
  /// A list's elements.
  indirect case list([FieldValue])
  /// A nested model's values, in the order of its fields.
  indirect case model([FieldValue])
}
