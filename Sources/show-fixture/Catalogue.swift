import FixtureSupport
import Fixtures

/// The containers of this package's fixtures.
@MainActor
enum Catalogue {
  /// A container and the fixture that describes it.
  struct Entry: Sendable {
    let fixture: String
    let container: String
    let make: @MainActor @Sendable () -> any FixtureContainer
  }

  nonisolated static let entries: [Entry] = [
    Entry(fixture: "CustomCollectionView", container: "Gallery") { GalleryDataSource() }
  ]

  /// The containers of a fixture, or the one with that name.
  nonisolated static func entries(named name: String) -> [Entry] {
    entries.filter { $0.fixture == name || $0.container == name }
  }
}
