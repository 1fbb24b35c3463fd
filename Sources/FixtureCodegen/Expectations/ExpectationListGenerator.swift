import FixtureModel

/// The generator of a container's list of expectations, which are decoded from rows.
struct ExpectationListGenerator {
  private let container: Container
  private let lines: Range<Int>
  private let context: GenerationContext

  /// Creates the generator of one container, with the lines of its expectations.
  init(_ container: Container, lines: Range<Int>, in context: GenerationContext) {
    self.container = container
    self.lines = lines
    self.context = context
  }

  /// Writes the list; nothing without expectations.
  func write(to writer: inout SwiftWriter) {
    guard !container.expectations.isEmpty else { return }
    let isSelected = context.options.moduleKind == .library
    writer.blank()
    writer.line("/// The fixture's expectations of the container, in the order of the fixture.")
    if isSelected {
      writer.line("///")
      writer.line("/// The variable `TEXTURE_FIXTURES_EXPECTATION` selects one of them for a run.")
    }
    writer.line(
      "\(context.access)nonisolated static let expectations: [FixtureSupport.FixtureExpectation] =")
    writer.line("  fixtureData.expectations(")
    writer.line("    on: \(lines), of: \(SwiftStringLiteral.quoted(container.name)),")
    let dataSource = SwiftIdentifier.expression(ofType: ContainerNames(container).dataSource)
    let fonts = context.fixture.fonts == nil ? "" : " fonts: \(FixtureFileNames.fonts),"
    writer.line("    in: \(SwiftStringLiteral.quoted(context.fixture.path)),\(fonts)")
    writer.line(
      "    makeContainer: { \(dataSource)() })"
        + (isSelected ? ".selected" : ""))
  }
}
