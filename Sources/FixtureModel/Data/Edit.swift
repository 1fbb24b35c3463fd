/// One edit of a mutation.
package struct Edit: Sendable, Equatable {
  /// What is edited and how.
  package var operation: EditOperation
  /// Where the edit is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(operation: EditOperation, position: SourcePosition) {
    self.operation = operation
    self.position = position
  }
}
