import FixtureModel

/// The form in which diagnostics are printed.
enum ReportForm: String, CaseIterable {
  /// One line for build systems, with a caret line below it.
  case text
  /// One JSON array.
  case json
  /// A SARIF 2.1.0 log.
  case sarif

  /// Reads the option `--format`.
  init(_ arguments: CommandArguments) throws(UsageError) {
    let word = arguments["--format"] ?? "text"
    guard let form = ReportForm(rawValue: word) else {
      throw UsageError(message: "'\(word)' is not a form: text, json or sarif")
    }
    self = form
  }

  /// Prints diagnostics: text goes to standard error, the others are output.
  func print(_ diagnostics: [Diagnostic], omitted: Int, to console: any Console) {
    switch self {
    case .text:
      for diagnostic in diagnostics { console.writeError(diagnostic.rendered) }
      if omitted > 0 { console.writeError("… and \(omitted) more") }
    case .json: console.write(JSONReport.text(diagnostics))
    case .sarif: console.write(SARIFReport.text(diagnostics))
    }
  }
}

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
