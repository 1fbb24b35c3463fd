/// A second place that belongs to a diagnostic.
package struct DiagnosticNote: Sendable, Equatable {
  /// What is at that place.
  package var message: String
  /// The place.
  package var position: SourcePosition
  /// The text of the line, when the reader had it at hand.
  package var sourceLine: String?

  /// Creates a note from its parts.
  package init(_ message: String, at position: SourcePosition, sourceLine: String? = nil) {
    self.message = message
    self.position = position
    self.sourceLine = sourceLine
  }
}
