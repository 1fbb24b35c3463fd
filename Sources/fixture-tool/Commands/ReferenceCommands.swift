import FixtureModel
import FixtureXML

/// The command that explains a code of a diagnostic, of the runtime, or of `lint-snapshots`.
struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Explains a code that is printed in brackets, or lists all codes."
  static let usage = "[CODE]"
  static let options: [Option] = []

  private let code: String?

  init(_ arguments: CommandArguments) throws {
    guard arguments.positional.count <= 1 else {
      throw UsageError(message: "'explain' takes one code; run it once for each code")
    }
    code = arguments.positional.first
  }

  func run(_ console: any Console) throws -> ExitCode {
    guard let code else {
      console.write(CodeCatalog.codes.joined(separator: "\n"))
      return .success
    }
    guard let explanation = CodeCatalog.explanation(of: code),
      let page = CodeCatalog.page(of: code)
    else {
      let nearest = SpellingSuggestion.nearest(to: code, among: CodeCatalog.codes)
      throw UsageError(
        message: "there is no code '\(code)'" + SpellingSuggestion.clause(for: nearest))
    }
    console.write("\(code): \(explanation.severity)\n\n\(explanation.text)\n\n\(page)")
    return .success
  }
}

/// The command that prints the reference page of the fixture language.
struct ReferenceCommand: Command {
  static let name = "reference"
  static let summary = "Prints the reference page of the fixture language, in Markdown."
  static let usage = ""
  static let options: [Option] = [
    Option(name: "--limits", value: nil, summary: "prints the page of all limits instead")
  ]

  private let isLimits: Bool

  init(_ arguments: CommandArguments) throws {
    guard arguments.positional.isEmpty else {
      throw UsageError(message: "'reference' takes no arguments")
    }
    isLimits = arguments.contains("--limits")
  }

  func run(_ console: any Console) -> ExitCode {
    console.write(isLimits ? LimitsPage.text : ReferencePage.text)
    return .success
  }
}

/// The command that prints the schema of the fixture language for editors.
struct SchemaCommand: Command {
  static let name = "schema"
  static let summary = "Prints the schema of the fixture language: rng (RELAX NG) or xsd."
  static let usage = "rng|xsd"
  static let options: [Option] = []

  private let form: SchemaForm

  init(_ arguments: CommandArguments) throws {
    guard arguments.positional.count == 1,
      let form = SchemaForm(rawValue: arguments.positional[0])
    else { throw UsageError(message: "'schema' takes one argument: 'rng' or 'xsd'") }
    self.form = form
  }

  func run(_ console: any Console) -> ExitCode {
    console.write(form.text)
    return .success
  }
}
