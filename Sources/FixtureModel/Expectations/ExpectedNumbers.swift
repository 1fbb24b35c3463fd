/// Expected numbers, some of which may be anything.
package struct ExpectedNumbers: Sendable, Hashable {
  /// The numbers; nil where any number will do.
  package var values: [Double?]

  /// Creates the value from its parts.
  package init(values: [Double?]) {
    self.values = values
  }
}
