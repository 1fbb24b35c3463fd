/// The object that a stated property belongs to.
package enum PropertyTarget: String, Sendable, CaseIterable {
  /// The element's own object: the node, the spec, the cell or the view.
  case object
  /// The argument of that name in the element's initialiser.
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
  /// Behaviour of the generated class that no single property has.
  case generated
}
