import Foundation

/// The edits that turn one array into another, found through a longest common subsequence.
///
/// Source: `NSArray+Diffing.mm`, `-asdk_diffWithArray:insertions:deletions:moves:compareBlock:`.
package struct ArrayDifference: Hashable, Sendable {
  /// An element that changes its index.
  package struct Move: Hashable, Sendable {
    /// The old index.
    package let from: Int
    /// The new index.
    package let to: Int
  }

  /// The new indexes of inserted elements.
  package private(set) var insertions = IndexSet()
  /// The old indexes of deleted elements.
  package private(set) var deletions = IndexSet()
  /// The moved elements in the order of their new indexes. An element that is only shifted is
  /// included.
  package private(set) var moves: [Move] = []

  /// Calculates insertions and deletions.
  package init<Element: Equatable>(from old: [Element], to new: [Element]) {
    let common = Self.commonIndexes(old, new)
    deletions = IndexSet(old.indices).subtracting(IndexSet(common))
    var rest = common[...]
    for index in new.indices {
      if let next = rest.first, old[next] == new[index] {
        rest.removeFirst()
      } else {
        insertions.insert(index)
      }
    }
  }

  /// Calculates moves as well. The old array must not contain an element twice.
  ///
  /// - Quirk: an element of the common sequence that moves is removed from the sequence even when
  ///   the current position has passed it, which skips the next element of the sequence.
  ///   `NSArray+Diffing.mm`, `-asdk_diffWithArray:insertions:deletions:moves:compareBlock:`.
  package init<Element: Hashable>(movesFrom old: [Element], to new: [Element]) {
    var common = Self.commonIndexes(old, new)
    deletions = IndexSet(old.indices).subtracting(IndexSet(common))
    var oldIndexes = Dictionary(zip(old, old.indices)) { first, _ in first }
    var place = 0
    for (index, element) in new.enumerated() {
      let source = oldIndexes[element].flatMap { $0 == index ? nil : $0 }
      if let source {
        oldIndexes[element] = nil
        moves.append(Move(from: source, to: index))
      }
      if place < common.count, old[common[place]] == element {
        place += 1
      } else if let source {
        deletions.remove(source)
        common.removeAll { $0 == source }
      } else {
        insertions.insert(index)
      }
    }
  }

  /// Returns the old indexes of a longest common subsequence, ascending.
  private static func commonIndexes<Element: Equatable>(
    _ old: [Element], _ new: [Element]
  ) -> [Int] {
    let lengths = commonLengths(old, new)
    var (row, column) = (old.count, new.count)
    var result: [Int] = []
    while row > 0, column > 0 {
      if old[row - 1] == new[column - 1] {
        row -= 1
        column -= 1
        result.append(row)
      } else if lengths[row - 1][column] > lengths[row][column - 1] {
        row -= 1
      } else {
        column -= 1
      }
    }
    return result.reversed()
  }

  /// Returns the lengths of the longest common subsequences of all pairs of prefixes.
  private static func commonLengths<Element: Equatable>(
    _ old: [Element], _ new: [Element]
  ) -> [[Int]] {
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for row in old.indices {
      for column in new.indices {
        lengths[row + 1][column + 1] =
          old[row] == new[column]
          ? lengths[row][column] + 1
          : max(lengths[row][column + 1], lengths[row + 1][column])
      }
    }
    return lengths
  }
}
