import FixtureHosting
import FixtureSupport
import UIKit

/// What a container asks of its data source and shows, while it is scrolled and changed. It is the same in each
/// process.
@MainActor
struct ContainerLog {
  let entry: Catalog.Entry

  /// Returns the calls and the tree after each step.
  ///
  /// - Throws: An error if the container does not settle.
  func text() async throws -> String {
    let environment = RuntimeEnvironment.current
    let source = environment.bind { entry.make() }
    let host = environment.bind { FixtureHost(hosting: source) }
    var lines = ["\(entry.fixture)/\(entry.container)"]
    func note(_ step: String) async throws {
      try await host.settle()
      lines.append("after \(step)")
      lines += Self.lines(of: source.calls.calls)
      source.calls.removeAll()
      lines.append(host.tree.text)
    }
    try await note("the first layout")
    for fraction in [0.5, 1] {
      host.scroll(toFraction: fraction)
      try await note("scrolling to \(fraction)")
    }
    for name in source.mutationNames {
      host.apply(mutation: name)
      try await note(name)
    }
    host.resize(to: CGSize(width: 667, height: 375))
    try await note("resizing")
    lines += host.violations.map { "\($0)" }
    return lines.joined(separator: "\n")
  }

  /// Returns the calls on the main thread in their order, and then those on background threads in the order of their
  /// texts, as these threads run at the same time.
  private static func lines(of calls: [FixtureCall]) -> [String] {
    let main = calls.filter { $0.role == .main }.map { "  \($0.role) \($0)" }
    let background = calls.filter { $0.role != .main }.map { "  \($0.role) \($0)" }
    return main + background.sorted()
  }
}
