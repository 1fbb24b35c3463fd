import FixtureModel

/// Diagnostics as one JSON array.
enum JSONReport {
  /// The text of the report.
  static func text(_ diagnostics: [Diagnostic]) -> String {
    JSONText.array(diagnostics.map(object)).text()
  }

  private static func object(_ diagnostic: Diagnostic) -> JSONText {
    .object([
      ("severity", .string(diagnostic.severity.rawValue)),
      ("code", .string(diagnostic.code.rawValue)), ("message", .string(diagnostic.message)),
      ("file", .string(diagnostic.position.file)), ("line", .number(diagnostic.position.line)),
      ("column", .number(diagnostic.position.column)), ("length", .number(diagnostic.length)),
      ("suggestion", diagnostic.suggestion.map { .string($0) }),
      ("notes", diagnostic.notes.isEmpty ? nil : .array(diagnostic.notes.map(note))),
    ])
  }

  private static func note(_ note: DiagnosticNote) -> JSONText {
    .object([
      ("message", .string(note.message)), ("file", .string(note.position.file)),
      ("line", .number(note.position.line)), ("column", .number(note.position.column)),
    ])
  }
}
