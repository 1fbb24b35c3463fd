import FixtureModel

/// The generator of an enumeration of the fixture.
struct EnumGenerator {
  private let declaration: EnumDeclaration
  private let context: GenerationContext

  /// Makes the generator of one enumeration.
  init(_ declaration: EnumDeclaration, in context: GenerationContext) {
    self.declaration = declaration
    self.context = context
  }

  /// Writes the enumeration.
  func write(to writer: inout SwiftWriter) {
    let access = context.access
    let name = SwiftIdentifier.spelling(declaration.name)
    writer.blank()
    writer.lines(
      DocComment(
        "The enumeration \(declaration.name).", documentation: declaration.documentation,
        at: declaration.position
      ).lines)
    writer.block("\(access)nonisolated enum \(name): String, FixtureEnumeration") { writer in
      for item in declaration.cases { write(item, to: &writer) }
      writer.blank()
      writer.line("/// The case that the fixture declares first.")
      let first = declaration.cases.first.map { SwiftIdentifier.member($0.name) } ?? ".none"
      writer.line("\(access)nonisolated static var first: \(name) { \(first) }")
    }
  }

  private func write(_ item: EnumCaseDeclaration, to writer: inout SwiftWriter) {
    let comment = DocComment(
      "The case \(item.name).", documentation: item.documentation, at: item.position)
    writer.lines(comment.lines)
    let raw = SwiftStringLiteral.quoted(item.name)
    writer.line("case \(SwiftIdentifier.spelling(item.name)) = \(raw)")
  }
}
