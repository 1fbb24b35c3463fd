import FixtureModel

/// The generator of a table's titles of sections.
struct SectionTitleGenerator {
  private let container: Container
  private let context: GenerationContext
  private let scope = BindingExpressions(
    model: "sections[section].fields", indexPath: "IndexPath(item: 0, section: section)")

  /// Creates the generator of one container.
  init(_ container: Container, in context: GenerationContext) {
    self.container = container
    self.context = context
  }

  /// Writes the members; nothing without titles.
  func write(to writer: inout SwiftWriter) {
    guard !container.titles.isEmpty else { return }
    let kinds = SectionTitle.Kind.allCases.filter { kind in
      container.titles.contains { $0.kind == kind }
    }
    writer.blank()
    writer.line("/// The places of the fixture's titles of sections.")
    writer.line(
      "@MainActor \(context.openAccess)override class var titleKinds: "
        + "Swift.Set<FixtureSupport.FixtureSectionTitle> "
        + "{ [\(kinds.map { ".\($0.rawValue)" }.joined(separator: ", "))] }")
    writer.blank()
    writer.line("/// Returns the fixture's title of a section, nil for none.")
    writer.line("@MainActor \(context.openAccess)override func title(")
    writer.line("  _ kind: FixtureSupport.FixtureSectionTitle, ofSection section: Int")
    writer.block(") -> String?") { writer in
      for title in container.titles {
        writer.block("if \(condition(of: title))") { writer in
          writer.line("return \(scope.optionalString(title.text) ?? scope.string(title.text))")
        }
      }
      writer.line("return nil")
    }
  }

  private func condition(of title: SectionTitle) -> String {
    var tests = ["kind == .\(title.kind.rawValue)"]
    if case .only(let sections) = title.sections {
      tests.append("[\(sections.map(String.init).joined(separator: ", "))].contains(section)")
    }
    if let condition = title.condition { tests.append(scope.condition(condition)) }
    return tests.joined(separator: ", ")
  }
}
