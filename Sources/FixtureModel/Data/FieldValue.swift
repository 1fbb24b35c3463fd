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
  /// A colour.
  indirect case color(ColorValue)
  /// A font.
  indirect case font(FontValue)
  /// A list's elements.
  indirect case list([FieldValue])
  /// A nested model's values, in the order of its fields.
  indirect case model([FieldValue])
}
