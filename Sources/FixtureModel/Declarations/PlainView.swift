/// A plain UIKit cell or view that interop returns.
package struct PlainView: Sendable, Equatable {
  /// The role of such a view.
  package enum Role: Sendable, Equatable {
    /// An item: a `UICollectionViewCell`.
    case cell
    /// A supplementary element: a `UICollectionReusableView`.
    case supplementary
  }

  /// The role of the view.
  package var role: Role
  /// The Swift name of the class, and the reuse identifier when none is given.
  package var name: String
  /// The text of the `documentation` element.
  package var documentation: String?
  /// A hand-written class; nil when the class is generated.
  package var className: TypeReference?
  /// The identifier under which the class is registered.
  package var reuseIdentifier: String
  /// The size of the item, or the reference size, that the flow layout gets, in points.
  package var size: SizeValue?
  /// Properties of the generated class.
  package var properties: [Property]
  /// The source position of the view.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    role: Role,
    name: String,
    documentation: String? = nil,
    className: TypeReference? = nil,
    reuseIdentifier: String,
    size: SizeValue? = nil,
    properties: [Property] = [],
    position: SourcePosition
  ) {
    self.role = role
    self.name = name
    self.documentation = documentation
    self.className = className
    self.reuseIdentifier = reuseIdentifier
    self.size = size
    self.properties = properties
    self.position = position
  }
}
