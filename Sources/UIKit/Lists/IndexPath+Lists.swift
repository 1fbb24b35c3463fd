import Foundation

extension IndexPath {
  /// The indexes with dots between them.
  var listDescription: String { map(String.init).joined(separator: ".") }
}

/// Numbers of items, one a section.
extension [Int] {
  /// The paths from one to another, in the order of the list, whichever of both comes first.
  func paths(between one: IndexPath, and other: IndexPath) -> [IndexPath] {
    let (first, last) = (Swift.min(one, other), Swift.max(one, other))
    return (first.section...last.section).flatMap { section in
      (0..<self[section]).map { IndexPath(item: $0, section: section) }
    }.filter { first <= $0 && $0 <= last }
  }
}
