/// A property's value, as typed as the attribute allows.
package enum PropertyValue: Sendable, Equatable {
  /// Text, which may hold bindings.
  case text(TextTemplate)
  /// One binding that gives the whole value.
  case binding(Binding)
  /// A whole number.
  case integer(Int)
  /// A number; may be infinite.
  case number(Double)
  /// A truth value.
  case bool(Bool)
  /// A size in points.
  case size(SizeValue)
  /// A position in points.
  case point(PointValue)
  /// A rectangle in points.
  case rect(RectValue)
  /// Insets in points.
  case insets(InsetsValue)
  /// A dimension.
  case dimension(DimensionValue)
  /// Two dimensions.
  case dimensionPair(DimensionPair)
  /// A size range.
  case sizeRange(SizeRangeValue)
  /// A colour.
  case color(ColorValue)
  /// A font.
  case font(FontValue)
  /// An image, by its declared name.
  case image(String)
  /// A case of the enumeration that the property's kind names.
  case enumCase(String)
  /// Members of the option set that the property's kind names.
  case options([String])
  /// A hand-written type.
  case type(TypeReference)
}
