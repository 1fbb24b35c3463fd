/// A problem in an input: its message, its place and a suggestion.
package struct Diagnostic: Sendable, Equatable {
  /// The severity of the problem.
  package var severity: Severity
  /// The stable code, such as `unknown-field`.
  package var code: DiagnosticCode
  /// One sentence without a full stop.
  package var message: String
  /// The source position of the problem.
  package var position: SourcePosition
  /// The number of characters that are wrong, at least 1.
  package var length: Int
  /// Further places that belong to the problem, such as a first declaration.
  package var notes: [DiagnosticNote]
  /// The replacement for the invalid characters, or `nil`.
  package var suggestion: String?
  /// The text of the line, when the reader had it at hand.
  package var sourceLine: String?

  /// Creates a diagnostic from its parts. Without a severity, it has the usual one of its code.
  package init(
    _ code: DiagnosticCode, _ message: String, at position: SourcePosition, length: Int = 1,
    severity: Severity? = nil, notes: [DiagnosticNote] = [], suggestion: String? = nil,
    sourceLine: String? = nil
  ) {
    self.severity = severity ?? code.severity
    self.code = code
    self.message = PrintableText(message).text
    self.position = position
    self.length = max(1, length)
    self.notes = notes
    self.suggestion = suggestion
    self.sourceLine = sourceLine
  }
}

/// The severity of a diagnostic.
package enum Severity: String, Sendable, CaseIterable {
  /// The input cannot be used.
  case error
  /// The input can be used, but is probably not what was meant.
  case warning
  /// A further place that belongs to another diagnostic.
  case note
}

/// A second place that belongs to a diagnostic.
package struct DiagnosticNote: Sendable, Equatable {
  /// The description of that place.
  package var message: String
  /// The place.
  package var position: SourcePosition
  /// The text of the line, when the reader had it at hand.
  package var sourceLine: String?

  /// Creates a note from its parts.
  package init(_ message: String, at position: SourcePosition, sourceLine: String? = nil) {
    self.message = PrintableText(message).text
    self.position = position
    self.sourceLine = sourceLine
  }
}
