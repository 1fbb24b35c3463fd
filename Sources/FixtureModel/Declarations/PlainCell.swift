/// A plain `UICollectionViewCell` that interop answers with.
package struct PlainCell: Sendable, Equatable {
  /// The Swift name of the class, and the reuse identifier when none is given.
  package var name: String
  /// The text of the `documentation` element.
  package var documentation: String?
  /// A hand-written class; nil when the class is generated.
  package var className: TypeReference?
  /// The identifier under which the class is registered.
  package var reuseIdentifier: String
  /// The answer to the flow layout's question for the item's size, in points.
  package var size: SizeValue?
  /// Properties of the generated class.
  package var properties: [Property]
  /// Where the plain cell is declared.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    documentation: String? = nil,
    className: TypeReference? = nil,
    reuseIdentifier: String,
    size: SizeValue? = nil,
    properties: [Property] = [],
    position: SourcePosition
  ) {
    self.name = name
    self.documentation = documentation
    self.className = className
    self.reuseIdentifier = reuseIdentifier
    self.size = size
    self.properties = properties
    self.position = position
  }
}
