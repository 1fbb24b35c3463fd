import FixtureModel
import FixtureXML

/// Diagnostics as a SARIF 2.1.0 log, which code hosts show beside the lines.
enum SARIFReport {
  /// The text of the report.
  static func text(_ diagnostics: [Diagnostic]) -> String {
    let codes = Set(diagnostics.map(\.code.rawValue)).sorted()
    let driver = JSONText.object([
      ("name", .string("fixture-tool")), ("rules", .array(codes.map(rule))),
    ])
    let run = JSONText.object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(diagnostics.map(result))),
    ])
    return JSONText.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .array([run])),
    ]).text()
  }

  private static func rule(_ code: String) -> JSONText {
    let text = DiagnosticCatalog.explanation(of: code).map { JSONText.string($0) }
    return .object([
      ("id", .string(code)), ("fullDescription", text.map { .object([("text", $0)]) }),
    ])
  }

  private static func result(_ diagnostic: Diagnostic) -> JSONText {
    let related = diagnostic.notes.map { note in
      location(note.position, length: nil, message: note.message)
    }
    return .object([
      ("ruleId", .string(diagnostic.code.rawValue)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(diagnostic.message))])),
      ("locations", .array([location(diagnostic.position, length: diagnostic.length)])),
      ("relatedLocations", related.isEmpty ? nil : .array(related)),
    ])
  }

  private static func location(
    _ position: SourcePosition, length: Int?, message: String? = nil
  ) -> JSONText {
    let region = JSONText.object([
      ("startLine", .number(position.line)), ("startColumn", .number(position.column)),
      ("endColumn", length.map { .number(position.column + $0) }),
    ])
    let artifact = JSONText.object([("uri", .string(uri(position.file)))])
    return .object([
      ("physicalLocation", .object([("artifactLocation", artifact), ("region", region)])),
      ("message", message.map { .object([("text", .string($0))]) }),
    ])
  }

  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && (scalar.properties.isAlphabetic || "-._~/0123456789".utf8.contains(byte))
      let digits = String(byte, radix: 16, uppercase: true)
      result += isPlain ? String(scalar) : "%" + (digits.count < 2 ? "0" : "") + digits
    }
    return result
  }
}
