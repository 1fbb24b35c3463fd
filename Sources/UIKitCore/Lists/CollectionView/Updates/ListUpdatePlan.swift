import Foundation

/// A consistent batch update, with the positions of all items after it.
///
/// Its memory depends on the edits, not on the list: a batch update of a million items costs as
/// much as its edits and the number of sections.
package struct ListUpdatePlan: Sendable {
  /// The number of items in each section after the update.
  let counts: [Int]
  private let edits: ListEdits
  private let sectionMoves: [Int: Int]
  private let sectionShift: IndexShift
  private let itemMoves: [IndexPath: IndexPath]
  /// The shifts of item indexes, by the index of the section after the update, for sections with
  /// edits.
  private let itemShifts: [Int: IndexShift]

  /// Creates a plan from the edits and the counts before and after them, or throws a violation.
  ///
  /// - Throws: The violation with UIKit's message.
  init(
    _ recorded: [ListEdit], before: [Int], after: [Int], wording: ListWording
  ) throws(RuntimeViolation) {
    let edits = ListEdits(recorded)
    try ListUpdateCheck(edits: edits, before: before, after: after, wording: wording).run()
    let sectionMoves = Dictionary(
      edits.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    let sectionShift = IndexShift(
      removed: edits.deletedSections + edits.movedSections.map(\.from),
      inserted: edits.insertedSections + edits.movedSections.map(\.to))
    self.counts = after
    self.edits = edits
    self.sectionMoves = sectionMoves
    self.sectionShift = sectionShift
    itemMoves = Dictionary(
      edits.movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    itemShifts = Self.makeItemShifts(edits) { section in
      sectionMoves[section] ?? sectionShift.position(after: section)
    }
    let tally = ListUpdateTally(edits)
    for (section, count) in before.enumerated() {
      guard let place = self.section(after: section), !edits.reloadedSections.contains(section)
      else { continue }
      try tally.check(section, before: count, place: place, after: after[place], wording: wording)
    }
  }

  private static func makeItemShifts(
    _ edits: ListEdits, place: (Int) -> Int?
  ) -> [Int: IndexShift] {
    let removed = Dictionary(
      grouping: edits.deletedItems + edits.movedItems.map(\.from), by: \.section)
    let inserted = Dictionary(
      grouping: edits.insertedItems + edits.movedItems.map(\.to), by: \.section)
    var departures: [Int: [IndexPath]] = [:]
    for (section, paths) in removed {
      if let place = place(section) { departures[place] = paths }
    }
    var shifts: [Int: IndexShift] = [:]
    for place in Set(departures.keys).union(inserted.keys) {
      shifts[place] = IndexShift(
        removed: departures[place, default: []].map(\.item),
        inserted: inserted[place, default: []].map(\.item))
    }
    return shifts
  }

  /// Returns the index of a section after the update, or `nil` when it is deleted.
  func section(after section: Int) -> Int? {
    sectionMoves[section] ?? sectionShift.position(after: section)
  }

  /// Returns the index path of an item after the update, or `nil` when it or its section is deleted
  /// or reloaded.
  func indexPath(after path: IndexPath) -> IndexPath? {
    if let target = itemMoves[path] { return target }
    guard !edits.reloadedSections.contains(path.section), !edits.reloadedItems.contains(path),
      let section = section(after: path.section),
      let item = itemShifts[section, default: IndexShift()].position(after: path.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Returns a Boolean value that indicates whether a whole section is reloaded.
  func isReloaded(section: Int) -> Bool { edits.reloadedSections.contains(section) }

  /// The changes in the order in which UIKit applies them, moves last (rule V7).
  var changes: [ListChange] {
    reloads + deletes + inserts + moves
  }

  private var reloads: [ListChange] {
    let items = edits.reloadedItems.sorted().map { path in
      ListChange(action: .reload, before: path, after: place(of: path))
    }
    return items
      + edits.reloadedSections.sorted().map { section in
        ListChange(
          action: .reload, before: .whole(section),
          after: self.section(after: section).map(IndexPath.whole))
      }
  }

  /// Returns the index path of a reloaded item after the update.
  private func place(of path: IndexPath) -> IndexPath? {
    guard let section = section(after: path.section),
      let item = itemShifts[section, default: IndexShift()].position(after: path.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  private var deletes: [ListChange] {
    edits.deletedItems.sorted(by: >).map { ListChange(action: .delete, before: $0, after: nil) }
      + edits.deletedSections.sorted(by: >).map {
        ListChange(action: .delete, before: .whole($0), after: nil)
      }
  }

  private var inserts: [ListChange] {
    edits.insertedSections.sorted().map {
      ListChange(action: .insert, before: nil, after: .whole($0))
    } + edits.insertedItems.sorted().map { ListChange(action: .insert, before: nil, after: $0) }
  }

  private var moves: [ListChange] {
    edits.movedItems.map { ListChange(action: .move, before: $0.from, after: $0.to) }
      + edits.movedSections.map {
        ListChange(action: .move, before: .whole($0.from), after: .whole($0.to))
      }
  }
}

extension IndexPath {
  /// Returns the index path that represents a whole section in update items.
  static func whole(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}

/// The change of the positions in a list when some elements are deleted and others are inserted.
///
/// Remaining elements keep their order and have the positions that no inserted element has.
struct IndexShift: Sendable {
  /// The positions of deleted elements before the update, ascending.
  private let removed: [Int]
  /// The positions of inserted elements after the update, ascending.
  private let inserted: [Int]

  init(removed: some Sequence<Int> = [], inserted: some Sequence<Int> = []) {
    self.removed = removed.sorted()
    self.inserted = inserted.sorted()
  }

  /// Returns the position of an element after the update, or `nil` when it is deleted.
  func position(after before: Int) -> Int? {
    let earlier = removed.partitioningIndex { $0 >= before }
    guard earlier == removed.count || removed[earlier] != before else { return nil }
    let rank = before - earlier
    return rank + insertedBefore(rank: rank)
  }

  /// Returns the number of inserted elements before the remaining element with a given rank.
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
