import FixtureModel

/// The generator of an enumeration of the fixture.
///
/// The raw values are numbers and the names are data: the compiler needs seconds and gigabytes for
/// thousands of raw values of type `String`.
struct EnumGenerator {
  private let declaration: EnumDeclaration
  private let context: GenerationContext

  /// Creates the generator of one enumeration.
  init(_ declaration: EnumDeclaration, in context: GenerationContext) {
    self.declaration = declaration
    self.context = context
  }

  /// Writes the enumeration.
  func write(to writer: inout SwiftWriter) {
    let access = context.access
    let name = SwiftIdentifier.spelling(declaration.name)
    writer.document(
      "The enumeration \(declaration.name).", declaration.documentation,
      at: declaration.position)
    writer.block(
      "\(access)nonisolated enum \(name): Swift.Int, FixtureSupport.FixtureEnumeration"
    ) { writer in
      for item in declaration.cases { write(item, to: &writer) }
      let names = declaration.cases.map { SwiftStringLiteral.escaped($0.name) }
      writer.blank()
      writer.line("/// The names of the cases in the fixture.")
      writer.line(
        "\(access)nonisolated static let fixtureNames: FixtureSupport.FixtureNames = .init(")
      writer.line("  \"\(names.joined(separator: " "))\")")
    }
  }

  private func write(_ item: EnumCaseDeclaration, to writer: inout SwiftWriter) {
    let comment = DocComment(
      "The case \(item.name).", documentation: item.documentation, at: item.position)
    writer.lines(comment.lines)
    writer.line("case \(SwiftIdentifier.spelling(item.name))")
  }
}
