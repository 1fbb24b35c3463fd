import Foundation

/// A partial mapping of indexes that an update causes, in one of three kinds.
///
/// Source: Texture's integer map. The kinds differ past the end: the identity answers any index
/// with itself, the others answer none.
package struct ASIntegerMap: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case empty
    case identity
    case table(forward: [Int?], backward: [Int?])
  }

  private let storage: Storage

  /// The map that answers none for every index.
  package static let empty = ASIntegerMap(storage: .empty)
  /// The map that answers every index with itself.
  package static let identity = ASIntegerMap(storage: .identity)

  private init(storage: Storage) {
    self.storage = storage
  }

  /// Makes the map of an update: deletions first, in old indexes, then insertions, in new ones.
  ///
  /// Nothing to map gives the empty map, and no change the identity.
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

  /// Sweeps the old indexes once, skipping deleted ones and stepping over inserted ones.
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

  /// The index that an index becomes, or nil when it has none.
  package subscript(index: Int) -> Int? {
    switch storage {
    case .empty: nil
    case .identity: index
    case .table(let forward, _): forward.indices.contains(index) ? forward[index] : nil
    }
  }

  /// The map the other way round; the inverses of the empty map and the identity are themselves.
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
  /// Returns the indexes that a map gives for these, without those it answers none for.
  package func mapped(by map: ASIntegerMap) -> IndexSet {
    IndexSet(compactMap { map[$0] })
  }

  /// The sections that some index paths lie in.
  package init(sectionsOf indexPaths: [IndexPath]) {
    self.init(indexPaths.map(\.section))
  }
}
