import Foundation

/// The snapshot that a diffable data source shows, and the places of its items.
struct ShownSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The displayed snapshot.
  var snapshot = Snapshot() {
    didSet { places = nil }
  }
  // Made by the first question after a change, as most updates are never asked for a place.
  private var places: [Item: IndexPath]?

  /// The sections and items alone, without what was to be reloaded.
  var copy: Snapshot { snapshot.withoutReloads }

  /// The item at a place; nil for a place that does not exist.
  func item(at indexPath: IndexPath) -> Item? {
    guard snapshot.sections.indices.contains(indexPath.section) else { return nil }
    let items = snapshot.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The place of an item; nil for one that is not shown.
  mutating func indexPath(of item: Item) -> IndexPath? {
    let known = places ?? snapshot.itemPlaces
    places = known
    return known[item]
  }

  /// The section of a number; nil for one that does not exist.
  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].id : nil
  }
}
