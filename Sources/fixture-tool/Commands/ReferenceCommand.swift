import FixtureXML

/// Prints the reference page of the fixture language.
struct ReferenceCommand: Command {
  static let name = "reference"
  static let summary = "Prints the reference page of the fixture language, in Markdown."
  static let usage = ""
  static let options: [Option] = []

  init(_ arguments: ArgumentList) throws {
    guard arguments.positional.isEmpty else {
      throw UsageMistake(message: "'reference' takes no arguments")
    }
  }

  func run(_ console: any Console) -> ToolStatus {
    console.write(ReferencePage.text)
    return .success
  }
}
