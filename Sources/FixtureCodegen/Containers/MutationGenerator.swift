import FixtureModel

/// The generator of a container's named mutations.
struct MutationGenerator {
  private let container: Container
  private let lines: DataPlan.ContainerLines
  private let context: GenerationContext

  /// Makes the generator of one container.
  init(_ container: Container, lines: DataPlan.ContainerLines, in context: GenerationContext) {
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
    writer.block("\(context.access)nonisolated enum Mutation: String, CaseIterable, Sendable") {
      writer in
      for mutation in container.mutations {
        let comment = DocComment(
          "The mutation \(mutation.name).", documentation: mutation.documentation,
          at: mutation.position)
        writer.lines(comment.lines)
        let raw = SwiftStringLiteral.quoted(mutation.name)
        writer.line("case \(SwiftIdentifier.spelling(mutation.name)) = \(raw)")
      }
    }
    writer.blank()
    writer.line("/// Changes the data and tells the container node in one batch.")
    writer.block("@MainActor \(context.access)func apply(_ mutation: Mutation)") { writer in
      writer.line("applyMutation(named: mutation.rawValue)")
    }
    writer.blank()
    writer.line("/// The names of the mutations, in the order of the fixture.")
    writer.line(
      "@MainActor \(context.openAccess)override var mutationNames: [String] "
        + "{ Mutation.allCases.map(\\.rawValue) }")
  }

  private func writeMutations(to writer: inout SwiftWriter) {
    let model = container.itemModel.map(SwiftIdentifier.spelling) ?? "NoFields"
    let fields = container.sectionModel.map(SwiftIdentifier.spelling) ?? "NoFields"
    writer.blank()
    writer.line("/// Finds a mutation by its name in the fixture.")
    writer.line("@MainActor \(context.openAccess)override func mutation(")
    writer.line("  named name: String")
    writer.block(") -> FixtureMutation<\(model), \(fields)>?") { writer in
      writer.line("switch Mutation(rawValue: name) {")
      for (mutation, lines) in zip(container.mutations, lines.edits) {
        writer.line("case \(SwiftIdentifier.member(mutation.name)):")
        writer.indented { write(mutation, lines: lines, to: &$0) }
      }
      writer.line("case nil: return nil")
      writer.line("}")
    }
  }

  private func write(_ mutation: Mutation, lines: [Range<Int>], to writer: inout SwiftWriter) {
    let name = SwiftStringLiteral.quoted(mutation.name)
    let validity = mutation.isValid ? "" : ", validity: .invalid"
    let animation = mutation.isAnimated ? "" : ", animation: .none"
    writer.line(
      "var mutation = FixtureMutation<\(types)>(\(name)\(validity)\(animation), edits: [])")
    for (edit, lines) in zip(mutation.edits, lines) {
      writer.line("mutation.edits.append(\(expression(edit.operation, lines: lines)))")
    }
    writer.line("return mutation")
  }

  private var types: String {
    let model = container.itemModel.map(SwiftIdentifier.spelling) ?? "NoFields"
    let fields = container.sectionModel.map(SwiftIdentifier.spelling) ?? "NoFields"
    return "\(model), \(fields)"
  }

  private func expression(_ operation: EditOperation, lines: Range<Int>) -> String {
    switch operation {
    case .insertItems(let places, _): ".insertItems(at: \(list(places)), \(items(lines)))"
    case .insertSection(let index, _):
      ".insertSection(at: \(index), "
        + "Self.fixtureData.sections(on: \(lines.lowerBound)..<\(lines.lowerBound + 1))[0])"
    case .deleteItems(let places): ".deleteItems(at: \(list(places)))"
    case .deleteSections(let indexes): ".deleteSections(\(indexes))"
    case .reloadItems(let places, _): ".reloadItems(at: \(list(places)), \(items(lines)))"
    case .reloadSections(let indexes): ".reloadSections(\(indexes))"
    case .moveItem(let from, let to):
      ".moveItem(from: \(SwiftValue.indexPath(from)), to: \(SwiftValue.indexPath(to)))"
    case .moveSection(let from, let to): ".moveSection(from: \(from), to: \(to))"
    }
  }

  private func items(_ lines: Range<Int>) -> String {
    "Self.fixtureData.items.items(in: \(lines))"
  }

  private func list(_ places: [IndexPathValue]) -> String {
    SwiftStringLiteral.quoted(places.map(\.description).joined(separator: " "))
  }
}
