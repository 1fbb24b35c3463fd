/// Text in which bindings may stand.
package struct TextTemplate: Sendable, Equatable {
  /// Literal and bound parts in order; never two literals in a row.
  package var parts: [TextPart]

  /// Creates the value from its parts.
  package init(parts: [TextPart]) {
    self.parts = parts
  }
}
