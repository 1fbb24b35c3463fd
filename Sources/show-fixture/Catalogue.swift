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
    Entry(fixture: "CustomCollectionView", container: "Gallery") { GalleryDataSource() },
    Entry(fixture: "CustomCollectionViewFlow", container: "FlowGallery") {
      FlowGalleryDataSource()
    },
    Entry(fixture: "ASDKgram", container: "PhotoTable") { PhotoTableDataSource() },
    Entry(fixture: "ASDKgram", container: "PhotoGrid") { PhotoGridDataSource() },
    Entry(fixture: "CatDealsCollectionView", container: "CatDeals") { CatDealsDataSource() },
    Entry(fixture: "ASCollectionView", container: "Greetings") { GreetingsDataSource() },
    Entry(fixture: "Pager", container: "FivePages") { FivePagesDataSource() },
    Entry(fixture: "Pager", container: "SinglePage") { SinglePageDataSource() },
    Entry(fixture: "Pager", container: "NoPages") { NoPagesDataSource() },
    Entry(fixture: "HostedCells", container: "HostedCollection") { HostedCollectionDataSource() },
    Entry(fixture: "HostedCells", container: "HostedTable") { HostedTableDataSource() },
    Entry(fixture: "HostedCells", container: "HostedPages") { HostedPagesDataSource() },
  ]

  /// The names of the fixtures, each once, in order.
  nonisolated static var fixtures: [String] {
    entries.map(\.fixture).reduce(into: []) { names, name in
      if names.last != name { names.append(name) }
    }
  }

  /// The containers of a fixture, or the one with that name.
  nonisolated static func entries(named name: String) -> [Entry] {
    entries.filter { $0.fixture == name || $0.container == name }
  }
}
