import FixtureSupport

/// The containers of this package's fixtures. The plugin `ListContainers` generates their list.
@MainActor
enum Catalog {
  /// A container and the fixture that describes it.
  struct Entry: Sendable {
    let fixture: String
    let container: String
    let make: @MainActor @Sendable () -> any FixtureContainer
  }

  /// The names of the fixtures, each once, in order.
  nonisolated static var fixtures: [String] {
    entries.map(\.fixture).reduce(into: []) { names, name in
      if names.last != name { names.append(name) }
    }
  }

  /// Returns the containers of a fixture, or the one with that name.
  nonisolated static func entries(named name: String) -> [Entry] {
    entries.filter { $0.fixture == name || $0.container == name }
  }
}
