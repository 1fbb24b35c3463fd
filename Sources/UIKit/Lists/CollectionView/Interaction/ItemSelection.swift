import Foundation

/// The selected items of a list, in the order of selection, and the highlighted one.
struct ItemSelection {
  private(set) var paths: [IndexPath] = []
  var highlighted: IndexPath?

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if !contains(path) { paths.append(path) }
  }

  mutating func remove(_ path: IndexPath) {
    paths.removeAll { $0 == path }
  }

  mutating func removeAll() {
    paths = []
    highlighted = nil
  }

  /// Takes every path to its new place; those without one are dropped.
  mutating func move(_ place: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(place)
    highlighted = highlighted.flatMap(place)
  }
}
