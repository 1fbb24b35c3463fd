import Foundation

/// The selected items of a list, in the order of selection, and the highlighted one.
package struct ItemSelection {
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

  /// Updates the index paths by a closure. Paths for which it returns `nil` are removed.
  mutating func move(_ place: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(place)
    highlighted = highlighted.flatMap(place)
  }
}

extension IndexPath {
  /// The indexes of the path as text, separated by periods.
  var listDescription: String { map(String.init).joined(separator: ".") }
}

/// The numbers of items in each section of a list.
extension [Int] {
  /// Returns the index paths from one path to another, in the order of the list, regardless of
  /// their order.
  func paths(between one: IndexPath, and other: IndexPath) -> [IndexPath] {
    let (first, last) = (Swift.min(one, other), Swift.max(one, other))
    return (first.section...last.section).flatMap { section in
      (0..<self[section]).map { IndexPath(item: $0, section: section) }
    }.filter { first <= $0 && $0 <= last }
  }
}
