import FixtureXML

/// Says what a diagnostic code means.
struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "Says what a diagnostic's code means; without a code, lists all."
  static let usage = "[CODE]"
  static let options: [Option] = []

  private let code: String?

  init(_ arguments: ArgumentList) throws {
    guard arguments.positional.count <= 1 else {
      throw UsageMistake(message: "one code at a time")
    }
    code = arguments.positional.first
  }

  func run(_ console: any Console) throws -> ToolStatus {
    guard let code else {
      console.write(DiagnosticCatalog.codes.joined(separator: "\n"))
      return .success
    }
    guard let text = DiagnosticCatalog.explanation(of: code) else {
      let hint = DiagnosticCatalog.suggestion(for: code).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageMistake(message: "there is no code '\(code)'\(hint)")
    }
    console.write("\(code)\n\n\(text)")
    return .success
  }
}
