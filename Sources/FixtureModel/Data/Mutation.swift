/// A named batch of edits.
package struct Mutation: Sendable, Equatable {
  /// The name of the generated mutation.
  package var name: String
  /// The text of the `documentation` element.
  package var documentation: String?
  /// Whether the container must accept it; false for one that it must refuse.
  package var isValid: Bool
  /// Whether the update is animated.
  package var isAnimated: Bool
  /// The edits, in document order.
  package var edits: [Edit]
  /// Where the mutation is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    documentation: String? = nil,
    isValid: Bool = true,
    isAnimated: Bool = false,
    edits: [Edit],
    position: SourcePosition
  ) {
    self.name = name
    self.documentation = documentation
    self.isValid = isValid
    self.isAnimated = isAnimated
    self.edits = edits
    self.position = position
  }
}
