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
    let claims = container.expectations.flatMap(\.claims)
    guard !claims.isEmpty else { return }
    let names = ContainerNames(container)
    writer.blank()
    writer.line("/// The expectations of \(container.name), one a test.")
    writer.line("@Suite(\(SwiftStringLiteral.quoted(container.name)))")
    writer.block("nonisolated struct \(names.suite)") { writer in
      for (index, claim) in claims.enumerated() {
        if index > 0 { writer.blank() }
        let place = claim.position
        writer.line("/// Stated at `\(DocComment.place(place))`.")
        writer.line("@Test(\(title(of: claim)))")
        writer.block("nonisolated func line\(place.line)column\(place.column)() async throws") {
          $0.line("try await \(names.dataSource).expectations[\(index)].check()")
        }
      }
    }
  }

  private func title(of claim: Claim) -> String {
    let place = "\(claim.position.line):\(claim.position.column)"
    return SwiftStringLiteral.quoted("\(claim.kind.word) at \(place)")
  }
}

extension ClaimKind {
  /// The element that states the claim.
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
