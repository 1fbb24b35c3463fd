import Foundation

/// A generator of random valid batch updates for lists of any shape, from a seed.
///
/// All operations occur, alone and combined: sections and items are deleted, inserted, reloaded and
/// moved. Items are edited only in sections that are neither moved nor reloaded, as UIKit requires.
public struct FixtureUpdateGenerator: Sendable {
  /// Options for generated updates.
  public struct Options: Hashable, Sendable {
    /// The fraction of sections and items that an update changes, from 0 to 1. The default is 0.1.
    public var changedFraction: Double
    /// The maximum number of sections, and of items in a section. The default is 40.
    public var largestCount: Int
    /// A Boolean value that indicates whether updates edit sections. A pager has one section, which no update
    /// may edit.
    package var editsSections = true

    /// Creates options. By default, an update changes a tenth of the list.
    public init(changedFraction: Double = 0.1, largestCount: Int = 40) {
      self.changedFraction = changedFraction
      self.largestCount = largestCount
    }
  }

  private let options: Options
  private var random: FixtureRandom

  /// Creates a generator. Equal seeds give equal updates for equal counts.
  public init(seed: UInt64, options: Options = Options()) {
    self.options = options
    random = FixtureRandom(seed: seed)
  }

  /// Returns a random valid update for a list with the given item counts.
  ///
  /// - Parameter before: The number of items in each section.
  /// - Returns: A valid update, possibly without edits.
  public mutating func update(for before: [Int]) -> FixtureListUpdate {
    var plan = SectionPlan(count: before.count)
    if options.editsSections { planSections(&plan) }
    let survivors = plan.survivors
    let after = plan.order
    var counts: [Int] = []
    var edits = plan.edits
    for (place, origin) in after.enumerated() {
      guard let origin else {
        counts.append(random.next(below: options.largestCount / 2 + 1))
        continue
      }
      guard survivors.contains(origin) else {
        // The contents of a section may change only if the section is reloaded.
        counts.append(plan.reloads.contains(origin) ? newCount(before[origin]) : before[origin])
        continue
      }
      counts.append(editItems(before[origin], from: origin, to: place, into: &edits))
    }
    edits.shuffle(using: &random)
    return FixtureListUpdate(before: before, edits: edits, after: counts)
  }

  /// The changes of the sections in one update.
  private struct SectionPlan {
    var deletes: Set<Int> = []
    var reloads: Set<Int> = []
    /// The new indexes of moved sections, by old index.
    var moves: [Int: Int] = [:]
    var inserts: [Int] = []
    /// The old section at each new index, or `nil` for an inserted section.
    var order: [Int?]

    init(count: Int) {
      order = (0..<count).map(\.self)
    }

    /// The sections that are not changed, so that their items may be edited.
    var survivors: Set<Int> {
      Set(order.compactMap(\.self)).subtracting(reloads).subtracting(moves.keys)
    }

    var edits: [FixtureListEdit] {
      var edits: [FixtureListEdit] = []
      if !deletes.isEmpty { edits.append(.deleteSections(deletes.sorted())) }
      if !inserts.isEmpty { edits.append(.insertSections(inserts)) }
      if !reloads.isEmpty { edits.append(.reloadSections(reloads.sorted())) }
      return edits
        + moves.sorted { $0.key < $1.key }.map { .moveSection(from: $0.key, to: $0.value) }
    }
  }

  private mutating func planSections(_ plan: inout SectionPlan) {
    let count = plan.order.count
    for section in 0..<count where happens() { plan.deletes.insert(section) }
    plan.order.removeAll { plan.deletes.contains($0 ?? -1) }
    for section in plan.order.compactMap(\.self) where happens() { plan.reloads.insert(section) }
    let moved = plan.order.compactMap(\.self).filter { !plan.reloads.contains($0) && happens() }
    plan.order.removeAll { moved.contains($0 ?? -1) }
    for section in moved {
      plan.order.insert(section, at: random.next(below: plan.order.count + 1))
    }
    // An empty list always gets a section, because later updates would test nothing otherwise.
    for _ in 0...count
    where (count == 0 || happens()) && plan.order.count < options.largestCount {
      plan.order.insert(nil, at: random.next(below: plan.order.count + 1))
    }
    plan.inserts = plan.order.indices.filter { plan.order[$0] == nil }
    for section in moved {
      plan.moves[section] = plan.order.firstIndex(of: section)
    }
  }

  /// Edits the items of an unchanged section, and returns their new count.
  private mutating func editItems(
    _ count: Int, from old: Int, to new: Int, into edits: inout [FixtureListEdit]
  ) -> Int {
    let deletes = Set((0..<count).filter { _ in happens() })
    var order: [Int?] = (0..<count).filter { !deletes.contains($0) }
    let moved = order.compactMap(\.self).filter { _ in happens() }
    order.removeAll { moved.contains($0 ?? -1) }
    let reloads = order.compactMap(\.self).filter { _ in happens() }
    for item in moved { order.insert(item, at: random.next(below: order.count + 1)) }
    for _ in 0...count where happens() && order.count < options.largestCount {
      order.insert(nil, at: random.next(below: order.count + 1))
    }
    let inserts = order.indices.filter { order[$0] == nil }
    if !deletes.isEmpty { edits.append(.deleteItems(Self.paths(deletes.sorted(), in: old))) }
    if !inserts.isEmpty { edits.append(.insertItems(Self.paths(inserts, in: new))) }
    if !reloads.isEmpty { edits.append(.reloadItems(Self.paths(reloads, in: old))) }
    for item in moved {
      guard let place = order.firstIndex(of: item) else { continue }
      edits.append(
        .moveItem(
          from: IndexPath(indexes: [old, item]), to: IndexPath(indexes: [new, place])))
    }
    return order.count
  }

  private static func paths(_ items: [Int], in section: Int) -> [IndexPath] {
    items.map { IndexPath(indexes: [section, $0]) }
  }

  private mutating func newCount(_ count: Int) -> Int {
    min(max(0, count + random.next(below: 3) - 1), max(count, options.largestCount))
  }

  private mutating func happens() -> Bool {
    Double(random.next(below: 1_000_000)) < options.changedFraction * 1_000_000
  }
}
