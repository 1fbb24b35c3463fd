/// One comparison of an expectation.
package struct Claim: Sendable, Equatable {
  /// What is compared, and with what.
  package var kind: ClaimKind
  /// Where the claim is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(kind: ClaimKind, position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}
