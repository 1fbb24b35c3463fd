/// One argument of a hand-written initialiser.
package struct InitializerArgument: Sendable, Equatable {
  /// The label; nil for an unlabelled argument.
  package var label: String?
  /// What is passed.
  package var value: ArgumentValue
  /// Where the argument starts.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(label: String? = nil, value: ArgumentValue, position: SourcePosition) {
    self.label = label
    self.value = value
    self.position = position
  }
}
