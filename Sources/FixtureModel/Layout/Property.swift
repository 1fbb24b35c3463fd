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
  /// The source position of the attribute's name.
  package var position: SourcePosition
  /// The source position of the attribute's value, after the quotation mark.
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

/// The object that a stated property belongs to.
package enum PropertyTarget: String, Sendable, CaseIterable {
  /// The element's own object: the node, the spec, the cell or the view.
  case object
  /// The argument of that name in the element's initializer.
  case initializer
  /// The element's `style`.
  case style
  /// The attributes of the element's attributed text.
  case text
  /// The title of a button, with its attributes.
  case title
  /// A button's value for the normal control state, set by `set…(_:for:)`.
  case state
  /// The container node's view, set once the node is loaded.
  case view
  /// The container's collection-view layout.
  case layout
  /// Behavior of the generated class that no single property has.
  case generated
}

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
  /// A color.
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
