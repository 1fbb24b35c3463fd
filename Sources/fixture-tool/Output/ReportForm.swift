import FixtureModel

/// The form in which diagnostics are printed.
enum ReportForm: String, CaseIterable {
  /// One line for build systems, then the source line and a line with a caret.
  case text
  /// One JSON array.
  case json
  /// A SARIF 2.1.0 log.
  case sarif

  /// Reads the option `--format`.
  init(_ arguments: CommandArguments) throws(UsageError) {
    let word = arguments["--format"] ?? "text"
    guard let form = ReportForm(rawValue: word) else {
      throw UsageError(message: "'\(word)' is not a format; use text, json or sarif")
    }
    self = form
  }

  /// Prints diagnostics: text to standard error, JSON and SARIF to standard output.
  func print(_ diagnostics: [Diagnostic], omitted: Int, to console: any Console) throws {
    switch self {
    case .text:
      for diagnostic in diagnostics { console.writeError(diagnostic.rendered) }
      if omitted > 0 { console.writeError("… and \(omitted) more") }
    case .json:
      let all = diagnostics + Self.note(ofOmitted: omitted, beside: diagnostics)
      console.write(try JSONText.text(all.map(JSONDiagnostic.init)))
    case .sarif:
      let all = diagnostics + Self.note(ofOmitted: omitted, beside: diagnostics)
      console.write(try JSONText.text(SARIFLog(all)))
    }
  }
}

extension ReportForm {
  /// Returns a note with the number of diagnostics that were left out, if there are any.
  private static func note(ofOmitted count: Int, beside diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard count > 0, let last = diagnostics.last else { return [] }
    return [
      Diagnostic(
        .omittedDiagnostics, "\(count) more diagnostics were left out", at: last.position)
    ]
  }
}

/// A diagnostic as an object of the JSON report.
struct JSONDiagnostic: Encodable {
  /// A further place.
  struct Note: Encodable {
    let message: String
    let file: String
    let line: Int
    let column: Int
  }

  let severity: String
  let code: String
  let message: String
  let file: String
  let line: Int
  let column: Int
  let length: Int
  let suggestion: String?
  let notes: [Note]?

  /// Creates the object of a diagnostic.
  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    code = diagnostic.code.rawValue
    message = diagnostic.message
    file = diagnostic.position.file
    line = diagnostic.position.line
    column = diagnostic.position.column
    length = diagnostic.length
    suggestion = diagnostic.suggestion
    let notes = diagnostic.notes.map { note in
      Note(
        message: note.message, file: note.position.file, line: note.position.line,
        column: note.position.column)
    }
    self.notes = notes.isEmpty ? nil : notes
  }
}
