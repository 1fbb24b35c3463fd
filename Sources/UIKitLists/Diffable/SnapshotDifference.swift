import Foundation

/// The edits that change one snapshot into another.
///
/// The minimum number of sections and items is moved: those of the longest increasing subsequence
/// stay. Items that move between a section that both snapshots contain and one that they do not are
/// deleted or inserted.
struct SnapshotDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>

  private let old: Snapshot
  private let new: Snapshot
  /// The sections that both snapshots contain, by their index in the former one.
  private var stays: [SectionID: Int] = [:]
  private let reloaded: Set<SectionID>
  private let reloadedItems: Set<ItemID>
  private(set) var edits: [ListEdit] = []

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    reloaded = Set(new.reloadedSectionIdentifiers)
    reloadedItems = Set(new.reloadedItemIdentifiers)
    compareSections()
    compareItems()
  }

  private mutating func compareSections() {
    let former = Self.places(old.sectionIdentifiers)
    let present = Self.places(new.sectionIdentifiers)
    let common = new.sectionIdentifiers.compactMap { former[$0] }
    let unmoved = Set(common.longestIncreasingRun)
    for (index, id) in old.sectionIdentifiers.enumerated() where present[id] == nil {
      edits.append(.deleteSection(index))
    }
    for (index, id) in new.sectionIdentifiers.enumerated() {
      guard let place = former[id] else {
        edits.append(.insertSection(index))
        continue
      }
      compareSection(id, from: place, to: index, isMoved: !unmoved.contains(place))
    }
  }

  private mutating func compareSection(
    _ id: SectionID, from place: Int, to index: Int, isMoved: Bool
  ) {
    switch (isMoved, reloaded.contains(id)) {
    case (false, true): edits.append(.reloadSection(place))
    case (true, true): edits += [.deleteSection(place), .insertSection(index)]
    case (true, false):
      edits.append(.moveSection(place, to: index))
      stays[id] = place
    case (false, false): stays[id] = place
    }
  }

  private mutating func compareItems() {
    let former = paths(old)
    let present = paths(new)
    for (path, id, _) in former.values.sorted(by: { $0.path < $1.path }) where present[id] == nil {
      edits.append(.deleteItem(path))
    }
    for section in new.sections where stays[section.id] != nil {
      let places = section.items.compactMap { id in
        former[id].flatMap { $0.section == section.id ? $0.path.item : nil }
      }
      let unmoved = Set(places.longestIncreasingRun)
      for id in section.items {
        guard let target = present[id]?.path else { continue }
        compareItem(id, from: former[id], to: target, in: section.id, unmoved: unmoved)
      }
    }
  }

  private mutating func compareItem(
    _ id: ItemID, from source: ItemPlace?, to target: IndexPath, in section: SectionID,
    unmoved: Set<Int>
  ) {
    guard let source else { return edits.append(.insertItem(target)) }
    let isMoved = source.section != section || !unmoved.contains(source.path.item)
    switch (isMoved, reloadedItems.contains(id)) {
    case (false, false): break
    case (false, true): edits.append(.reloadItem(source.path))
    case (true, false): edits.append(.moveItem(source.path, to: target))
    case (true, true): edits += [.deleteItem(source.path), .insertItem(target)]
    }
  }

  private typealias ItemPlace = (path: IndexPath, id: ItemID, section: SectionID)

  /// Returns the positions of the items in sections that both snapshots contain.
  private func paths(_ snapshot: Snapshot) -> [ItemID: ItemPlace] {
    var places: [ItemID: ItemPlace] = [:]
    for (number, section) in snapshot.sections.enumerated() where stays[section.id] != nil {
      for (item, id) in section.items.enumerated() {
        places[id] = (IndexPath(item: item, section: number), id, section.id)
      }
    }
    return places
  }

  private static func places(_ ids: [SectionID]) -> [SectionID: Int] {
    Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension [Int] {
  /// The longest increasing subsequence of the numbers.
  ///
  /// - Complexity: O(n log n), where n is the count.
  var longestIncreasingRun: [Int] {
    var tails: [Int] = []
    var previous: [Int?] = []
    for (index, value) in enumerated() {
      let place = tails.partitioningIndex { self[$0] >= value }
      previous.append(place > 0 ? tails[place - 1] : nil)
      if place == tails.count { tails.append(index) } else { tails[place] = index }
    }
    var run: [Int] = []
    var next = tails.last
    while let index = next {
      run.append(self[index])
      next = previous[index]
    }
    return run.reversed()
  }
}
