/// The kind of value that an attribute holds.
package indirect enum ValueKind: Sendable, Hashable {
  /// The Swift name of a generated declaration.
  case name
  /// The name of a declaration made elsewhere in the fixture.
  case reference
  /// The name of a symbol of the system.
  case symbol
  /// The name of a node, with its number inside of an `each`.
  case node
  /// The name of a hand-written Swift type.
  case type
  /// The labeled arguments of an initializer.
  case arguments
  /// A test of one bound value.
  case condition
  /// One binding to a list.
  case list
  /// Text with bindings.
  case string
  /// Text without bindings.
  case plainText
  /// A path of a file below the package's root.
  case path
  /// An XPath expression.
  case xpath
  /// A whole number.
  case integer
  /// A number; may be infinite where `inf` is written.
  case number
  /// A truth value.
  case bool
  /// A width and a height.
  case size
  /// Two coordinates.
  case point
  /// A position and a size.
  case rect
  /// Four edges, or one number for all.
  case insets
  /// A number of points, a percentage or `auto`.
  case dimension
  /// Two dimensions.
  case dimensionPair
  /// Two sizes, the minimum first.
  case sizeRange
  /// A color.
  case color
  /// A font.
  case font
  /// An image.
  case image
  /// A uniform resource locator.
  case url
  /// A moment, as an ISO 8601 date.
  case date
  /// A section and an item.
  case indexPath
  /// A section and an item, or a section.
  case indexPathOrSection
  /// Index paths between spaces.
  case indexPaths
  /// Whole numbers between spaces.
  case indexes
  /// A case of a Swift enumeration, by its type's name.
  case enumeration(String)
  /// Members of a Swift option set between spaces, by its type's name.
  case options(String)
  /// The type of a model's field.
  case fieldType
  /// A path through a model's fields.
  case fieldPath
  /// A value whose kind the model decides.
  case fieldValue
  /// A count of expected numbers, `*` for any.
  case expected(Int)
  /// The steps before an expectation.
  case steps
  /// An expected value of another kind, or `?` for a value to record. Numbers may be `*` or `?` each.
  case recordable(ValueKind)
  /// The identifier of a locale.
  case locale
  /// The identifier of a time zone.
  case timeZone
}
