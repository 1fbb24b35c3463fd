import FixtureModel

/// The generator of one Swift Testing test an expectation, for test targets.
struct ExpectationSuite {
  private let container: Container

  /// Makes the generator of one container.
  init(_ container: Container) {
    self.container = container
  }

  /// Writes the suite; nothing without expectations.
  func write(to writer: inout SwiftWriter) {
    let assertions = container.expectations.flatMap(\.assertions)
    guard !assertions.isEmpty else { return }
    let names = ContainerNames(container)
    writer.blank()
    writer.line("/// The expectations of \(container.name), one a test.")
    writer.line("@Suite(\(SwiftStringLiteral.quoted(container.name)))")
    writer.block("nonisolated struct \(names.suite)") { writer in
      for (index, assertion) in assertions.enumerated() {
        if index > 0 { writer.blank() }
        let place = assertion.position
        writer.line("/// Stated at `\(DocComment.place(place))`.")
        writer.line("@Test(\(title(of: assertion)))")
        writer.block("nonisolated func line\(place.line)column\(place.column)() async throws") {
          $0.line("try await \(names.dataSource).expectations[\(index)].check()")
        }
      }
    }
  }

  private func title(of assertion: Assertion) -> String {
    let place = "\(assertion.position.line):\(assertion.position.column)"
    return SwiftStringLiteral.quoted("\(assertion.kind.word) at \(place)")
  }
}

extension AssertionKind {
  /// The name of the element that states the assertion.
  fileprivate var word: String {
    switch self {
    case .frame: "frame"
    case .size: "size"
    case .nodeFrame: "nodeFrame"
    case .plainItems: "plainItems"
    case .visible: "visible"
    case .contentSize: "contentSize"
    case .supplementaryCount, .itemCount, .sectionCount: "count"
    case .currentPage: "currentPage"
    case .calls: "calls"
    case .violation: "violation"
    }
  }
}
