import Foundation

/// A partial mapping of indexes that results from an update, of one of three kinds.
///
/// Source: `ASIntegerMap.mm`, `-integerForKey:`. The kinds differ past the end: the identity maps
/// any index to itself, the others map none.
package struct ASIntegerMap: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case empty
    case identity
    case table(forward: [Int?], backward: [Int?])
  }

  private let storage: Storage

  /// The map that maps no index.
  package static let empty = ASIntegerMap(storage: .empty)
  /// The map that maps every index to itself.
  package static let identity = ASIntegerMap(storage: .identity)

  private init(storage: Storage) {
    self.storage = storage
  }

  /// Creates the map of an update: deletions first, in old indexes, then insertions, in new ones.
  ///
  /// If there are no old indexes, it is the empty map; without changes, it is the identity.
  package init(oldCount: Int, deleted: IndexSet, inserted: IndexSet) {
    guard oldCount > 0 else { self = .empty; return }
    guard !deleted.isEmpty || !inserted.isEmpty else { self = .identity; return }
    let forward = Self.table(oldCount: oldCount, deleted: deleted, inserted: inserted)
    let end = forward.reduce(0) { max($0, ($1 ?? -1) + 1) }
    var backward = [Int?](repeating: nil, count: end)
    for (old, new) in forward.enumerated() {
      if let new { backward[new] = old }
    }
    storage = .table(forward: forward, backward: backward)
  }

  /// Returns the new index of each old index, in one pass that skips deletions and steps over
  /// insertions.
  private static func table(oldCount: Int, deleted: IndexSet, inserted: IndexSet) -> [Int?] {
    var forward = [Int?](repeating: nil, count: oldCount)
    var insertions = inserted.makeIterator()
    var nextInsertion = insertions.next()
    var new = 0
    for old in 0..<oldCount where !deleted.contains(old) {
      while nextInsertion == new {
        new += 1
        nextInsertion = insertions.next()
      }
      forward[old] = new
      new += 1
    }
    return forward
  }

  /// The new value of an index, or `nil` if the index is not mapped.
  package subscript(index: Int) -> Int? {
    switch storage {
    case .empty: nil
    case .identity: index
    case .table(let forward, _): forward.indices.contains(index) ? forward[index] : nil
    }
  }

  /// The inverse map. The empty map and the identity are their own inverses.
  package var inverse: ASIntegerMap {
    guard case .table(let forward, let backward) = storage else { return self }
    return ASIntegerMap(storage: .table(forward: backward, backward: forward))
  }

  /// A Boolean value that indicates whether this is the empty map.
  package var isEmpty: Bool { storage == .empty }

  /// A Boolean value that indicates whether this is the identity.
  package var isIdentity: Bool { storage == .identity }
}

extension IndexSet {
  /// Returns the mapped indexes. Indexes without a mapping are left out.
  package func mapped(by map: ASIntegerMap) -> IndexSet {
    IndexSet(compactMap { map[$0] })
  }

  /// Creates the set of the sections of index paths.
  package init(sectionsOf indexPaths: [IndexPath]) {
    self.init(indexPaths.map(\.section))
  }
}
