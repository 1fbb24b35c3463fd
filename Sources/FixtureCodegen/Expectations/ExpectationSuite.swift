import FixtureModel

/// The generator of the Swift Testing suite of a container in a test target: one test for each
/// `<expect>`, named by its identifier.
struct ExpectationSuite {
  private let container: Container

  /// Creates the generator of one container.
  init(_ container: Container) {
    self.container = container
  }

  /// Writes the suite; nothing without expectations.
  func write(to writer: inout SwiftWriter) {
    guard !container.expectations.isEmpty else { return }
    let names = ContainerNames(container)
    writer.blank()
    writer.line("/// The expectations of \(container.name).")
    writer.line("@Suite(\(SwiftStringLiteral.quoted(container.name))\(acceptingTrait))")
    writer.block("nonisolated struct \(names.suite)") { writer in
      for (index, expectation) in container.expectations.enumerated() {
        if index > 0 { writer.blank() }
        let name = SwiftIdentifier.spelling(expectation.name)
        writer.line("/// Declared at `\(DocComment.place(expectation.position))`.")
        writer.block("@Test nonisolated func \(name)() async throws") { writer in
          writer.line("try await \(names.dataSource).expectations[\(index)].check()")
        }
      }
    }
  }

  /// The trait for the advisories that the container accepts, after a comma; empty if there are none.
  private var acceptingTrait: String {
    guard !container.acceptedAdvisories.isEmpty else { return "" }
    let place = container.position
    return ", .accepting(\(container.acceptedAdvisoryList), at: FixtureSupport.FixturePosition("
      + "\(SwiftStringLiteral.quoted(place.file)), \(place.line), \(place.column)))"
  }
}
