import FixtureModel

/// The generator of a container's named mutations, which are decoded from rows.
struct MutationGenerator {
  private let container: Container
  private let lines: Range<Int>
  private let context: GenerationContext

  /// Creates the generator of one container, with the lines of its mutations.
  init(_ container: Container, lines: Range<Int>, in context: GenerationContext) {
    self.container = container
    self.lines = lines
    self.context = context
  }

  /// Writes the enumeration and the look-up; nothing without mutations.
  func write(to writer: inout SwiftWriter) {
    guard !container.mutations.isEmpty else { return }
    writeNames(to: &writer)
    writeMutations(to: &writer)
  }

  private func writeNames(to writer: inout SwiftWriter) {
    writer.blank()
    writer.line("/// The mutations of the fixture.")
    writer.block(
      "\(context.access)nonisolated enum Mutation: Swift.Int, Swift.CaseIterable, Swift.Sendable"
    ) { writer in
      for mutation in container.mutations {
        let comment = DocComment(
          "The mutation \(mutation.name).", documentation: mutation.documentation,
          at: mutation.position)
        writer.lines(comment.lines)
        writer.line("case \(SwiftIdentifier.spelling(mutation.name))")
      }
    }
    writer.blank()
    writer.line("/// Changes the data and applies the edits to the container node in one batch.")
    writer.block("@MainActor \(context.access)func apply(_ mutation: Mutation)") { writer in
      writer.line("applyMutation(named: mutationNames[mutation.rawValue])")
    }
  }

  private func writeMutations(to writer: inout SwiftWriter) {
    writer.blank()
    writer.line("/// The names of the mutations, in the order of the fixture.")
    writer.line("@MainActor \(context.openAccess)override var mutationNames: [Swift.String] {")
    writer.line("  Self.fixtureData.mutationNames(on: \(lines))")
    writer.line("}")
    let model =
      container.itemModel.map(SwiftIdentifier.spelling) ?? "FixtureSupport.FixtureNoFields"
    let fields =
      container.sectionModel.map(SwiftIdentifier.spelling) ?? "FixtureSupport.FixtureNoFields"
    writer.blank()
    writer.line("/// Returns the mutation of a name in the fixture.")
    writer.line("@MainActor \(context.openAccess)override func mutation(")
    writer.line("  named name: Swift.String")
    writer.block(") -> FixtureSupport.FixtureMutation<\(model), \(fields)>?") { writer in
      writer.line("Self.fixtureData.mutation(named: name, on: \(lines))")
    }
  }
}
