import FixtureXML

/// Prints the schema of the fixture language for editors.
struct SchemaCommand: Command {
  static let name = "schema"
  static let summary = "Prints the schema of the fixture language: rng (RELAX NG) or xsd."
  static let usage = "rng|xsd"
  static let options: [Option] = []

  private let form: SchemaForm

  init(_ arguments: ArgumentList) throws {
    guard arguments.positional.count == 1,
      let form = SchemaForm(rawValue: arguments.positional[0])
    else { throw UsageMistake(message: "say which schema: rng or xsd") }
    self.form = form
  }

  func run(_ console: any Console) -> ToolStatus {
    console.write(form.text)
    return .success
  }
}
