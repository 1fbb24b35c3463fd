/// A `{path}`: where a value comes from, resolved step by step against the models.
package struct Binding: Sendable, Equatable {
  /// What the path starts from.
  package var root: BindingRoot
  /// The steps of the path, empty for a context value or the whole model.
  package var steps: [BindingStep]
  /// The type of the value, optional when any step on the way is.
  package var type: FieldType
  /// Where the opening brace stands.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    root: BindingRoot,
    steps: [BindingStep] = [],
    type: FieldType,
    position: SourcePosition
  ) {
    self.root = root
    self.steps = steps
    self.type = type
    self.position = position
  }
}
