/// The labelled arguments with which a hand-written class is made.
package struct InitializerCall: Sendable, Equatable {
  /// The arguments, in order.
  package var arguments: [InitializerArgument]
  /// Where the arguments start.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(arguments: [InitializerArgument], position: SourcePosition) {
    self.arguments = arguments
    self.position = position
  }
}
