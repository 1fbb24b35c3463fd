/// A hand-written layout object.
package struct CustomLayout: Sendable, Equatable {
  /// The layout's class: a layout delegate or a `UICollectionViewLayout`.
  package var className: TypeReference
  /// The arguments with which it is made.
  package var initializer: InitializerCall?
  /// The class of the layout inspector.
  package var inspector: TypeReference?
  /// Where the layout is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    className: TypeReference,
    initializer: InitializerCall? = nil,
    inspector: TypeReference? = nil,
    position: SourcePosition
  ) {
    self.className = className
    self.initializer = initializer
    self.inspector = inspector
    self.position = position
  }
}
