/// How positions of a list move when some elements go and others come.
///
/// Elements that stay keep their order and fill the places that no new element takes.
struct IndexShift: Sendable {
  /// The positions before that do not stay, ascending.
  private let removed: [Int]
  /// The positions after that are taken by new elements, ascending.
  private let inserted: [Int]

  init(removed: some Sequence<Int> = [], inserted: some Sequence<Int> = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// The position after of an element that stays; nil for one that does not.
  func position(after before: Int) -> Int? {
    let earlier = removed.partitioningIndex { $0 >= before }
    guard earlier == removed.count || removed[earlier] != before else { return nil }
    let rank = before - earlier
    return rank + insertedBefore(rank: rank)
  }

  /// How many new elements stand before the staying element of a rank.
  private func insertedBefore(rank: Int) -> Int {
    var low = 0
    var high = inserted.count
    while low < high {
      let middle = (low + high) / 2
      if inserted[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
