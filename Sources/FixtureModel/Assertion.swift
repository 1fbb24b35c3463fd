import FixtureContract

/// One comparison of an expectation.
package struct Assertion: Sendable, Equatable {
  /// The value that is compared, and the expected value.
  package var kind: FixtureAssertion
  /// The source position of the assertion.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(kind: FixtureAssertion, position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}
