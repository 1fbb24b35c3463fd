import FixtureModel
import FixtureXML
import Foundation

/// Diagnostics as a SARIF 2.1.0 log, which code hosts show beside the lines.
struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [SARIFRun]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// Creates the log of one run.
  init(_ diagnostics: [Diagnostic]) {
    runs = [SARIFRun(diagnostics)]
  }
}

/// The results of one run of the tool.
struct SARIFRun: Encodable {
  /// The program that found the results.
  struct Tool: Encodable {
    let driver: Driver
  }

  /// The part of the program that has the rules.
  struct Driver: Encodable {
    let name = "fixture-tool"
    let rules: [Rule]
  }

  /// A code with its meaning, and with its advice and the place of its section in the documentation.
  struct Rule: Encodable {
    let id: String
    let fullDescription: SARIFMessage?
    let help: SARIFMessage?

    /// Creates the rule of a code.
    init(_ code: String) {
      id = code
      let explanation = CodeCatalog.explanation(of: code)
      fullDescription = explanation.map { SARIFMessage($0.meaning) }
      let page = CodeCatalog.page(of: code) ?? ""
      help = explanation.map { SARIFMessage("\($0.plainAdvice)\n\n\(page)") }
    }
  }

  let tool: Tool
  let columnKind = "unicodeCodePoints"
  let results: [SARIFResult]

  /// Creates the run; its rules are the codes of the diagnostics.
  init(_ diagnostics: [Diagnostic]) {
    let codes = Set(diagnostics.map(\.code.rawValue)).sorted()
    tool = Tool(driver: Driver(rules: codes.map(Rule.init)))
    results = diagnostics.map(SARIFResult.init)
  }
}

/// One diagnostic.
struct SARIFResult: Encodable {
  let ruleId: String
  let level: String
  let message: SARIFMessage
  let locations: [SARIFLocation]
  let relatedLocations: [SARIFLocation]?

  /// Creates the result of a diagnostic.
  init(_ diagnostic: Diagnostic) {
    ruleId = diagnostic.code.rawValue
    level = diagnostic.severity.rawValue
    message = SARIFMessage(diagnostic.message)
    locations = [SARIFLocation(diagnostic.position, length: diagnostic.length)]
    let related = diagnostic.notes.map { SARIFLocation($0.position, message: $0.message) }
    relatedLocations = related.isEmpty ? nil : related
  }
}

/// A text.
struct SARIFMessage: Encodable {
  let text: String

  /// Creates a message.
  init(_ text: String) {
    self.text = text
  }
}

/// A place in a file.
struct SARIFLocation: Encodable {
  /// A file and a part of it.
  struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  /// A file.
  struct Artifact: Encodable {
    let uri: String
  }

  /// A part of a line; columns count from 1 in Unicode scalars.
  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endColumn: Int?
  }

  let physicalLocation: Physical
  let message: SARIFMessage?

  /// Creates the location of a position; `length` is in Unicode scalars.
  init(_ position: SourcePosition, length: Int? = nil, message: String? = nil) {
    physicalLocation = Physical(
      artifactLocation: Artifact(uri: Self.uri(position.file)),
      region: Region(
        startLine: position.line, startColumn: position.column,
        endColumn: length.map { position.column + $0 }))
    self.message = message.map { SARIFMessage($0) }
  }

  /// Returns the relative reference of a path, percent-encoded as RFC 3986 requires.
  private static func uri(_ path: String) -> String {
    let plain = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
    return path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
  }
}
