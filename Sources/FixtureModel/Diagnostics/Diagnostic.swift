/// A problem in an input: what is wrong, where, and what to write instead.
package struct Diagnostic: Sendable, Equatable {
  /// How grave the problem is.
  package var severity: Severity
  /// The stable code, such as `unknown-field`.
  package var code: DiagnosticCode
  /// One sentence without a full stop.
  package var message: String
  /// Where the problem is.
  package var position: SourcePosition
  /// The number of characters that are wrong, at least 1.
  package var length: Int
  /// Further places that belong to the problem, such as a first declaration.
  package var notes: [DiagnosticNote]
  /// What was probably meant, ready to replace the wrong characters.
  package var suggestion: String?
  /// The text of the line, when the reader had it at hand.
  package var sourceLine: String?

  /// Creates a diagnostic from its parts.
  package init(
    _ code: DiagnosticCode, _ message: String, at position: SourcePosition, length: Int = 1,
    severity: Severity = .error, notes: [DiagnosticNote] = [], suggestion: String? = nil,
    sourceLine: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.position = position
    self.length = max(1, length)
    self.notes = notes
    self.suggestion = suggestion
    self.sourceLine = sourceLine
  }
}
