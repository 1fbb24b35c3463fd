import Foundation

/// The snapshot that a diffable data source shows, with the index paths of its items.
struct ShownSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The displayed snapshot.
  var snapshot = Snapshot() {
    didSet { places = nil }
  }
  // Computed at the first query after a change, because most updates are never queried.
  private var places: [Item: IndexPath]?

  /// A copy of the snapshot without items and sections that are marked for reloading or
  /// reconfiguring.
  var copy: Snapshot { snapshot.withoutReloads }

  /// Returns the item at an index path, or `nil` when there is none.
  func item(at indexPath: IndexPath) -> Item? {
    guard snapshot.sections.indices.contains(indexPath.section) else { return nil }
    let items = snapshot.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the index path of an item, or `nil` when the snapshot does not contain it.
  mutating func indexPath(of item: Item) -> IndexPath? {
    let known = places ?? snapshot.itemPlaces
    places = known
    return known[item]
  }

  /// Returns the section at an index, or `nil` when there is none.
  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].id : nil
  }
}
