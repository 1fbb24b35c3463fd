import Foundation

/// A valid batch update: the item counts before, the edits, and the item counts after.
public struct FixtureListUpdate: Hashable, Sendable {
  /// The number of items of each section before the update.
  public let before: [Int]
  /// The edits, in the order in which they are submitted.
  public let edits: [FixtureListEdit]
  /// The number of items of each section after the update.
  public let after: [Int]

  /// Creates an update. The counts are not validated.
  public init(before: [Int], edits: [FixtureListEdit], after: [Int]) {
    self.before = before
    self.edits = edits
    self.after = after
  }
}

/// A list that random updates can change: a data source with its container.
@MainActor
public protocol FixtureListUpdating: AnyObject {
  /// The number of items of each section of the data.
  var itemCounts: [Int] { get }

  /// Replaces the data by sections with the given counts, and reloads the container.
  func start(with counts: [Int])

  /// Changes the data according to an update, and submits the same edits to the container as one
  /// batch update.
  func apply(_ update: FixtureListUpdate)
}

extension FixtureListUpdate {
  /// Returns the item counts after edits, or `nil` if the edits do not fit the counts before.
  ///
  /// Inserted sections contain only the items that are inserted into them explicitly, and reloaded
  /// sections keep their count. Items of moved and reloaded sections must not be edited.
  ///
  /// - Parameters:
  ///   - edits: Edits in UIKit's index spaces.
  ///   - before: The number of items in each section.
  /// - Returns: The number of items in each section after the edits.
  static func counts(after edits: [FixtureListEdit], on before: [Int]) -> [Int]? {
    var tally = Tally(before: before)
    for edit in edits {
      guard tally.note(edit) else { return nil }
    }
    return tally.counts()
  }

  /// The indexes after the update of the sections that existed before it, without deleted ones.
  var places: [Int: Int] {
    var tally = Tally(before: before)
    for edit in edits { _ = tally.note(edit) }
    let origins = tally.origins
    let kept = origins.indices.compactMap { place in origins[place].map { ($0, place) } }
    return Dictionary(kept) { first, _ in first }
  }

  /// The places that edits name: those before the update that they take, and those after it that they give.
  private struct Tally {
    private let before: [Int]
    private var goneSections: Set<Int> = []
    private var newSections: Set<Int> = []
    private var movedTo: [Int: Int] = [:]
    private var reloadedSections: Set<Int> = []
    private var takenItems: Set<IndexPath> = []
    private var removedItems: [Int: Int] = [:]
    private var arriving: [Int: Set<Int>] = [:]

    init(before: [Int]) {
      self.before = before
    }

    /// Records an edit. Returns `false` if it refers to an element that does not exist before the
    /// update, or that another edit took or gave already.
    mutating func note(_ edit: FixtureListEdit) -> Bool {
      switch edit {
      case .deleteSections(let sections): sections.allSatisfy { take(section: $0) }
      case .insertSections(let sections): sections.allSatisfy { give(section: $0, from: nil) }
      case .reloadSections(let sections):
        sections.allSatisfy { section in
          before.indices.contains(section) && !goneSections.contains(section)
            && reloadedSections.insert(section).inserted
        }
      case .moveSection(let from, let to): take(section: from) && give(section: to, from: from)
      case .deleteItems(let paths): paths.allSatisfy { remove($0) }
      case .insertItems(let paths): paths.allSatisfy { give($0) }
      case .reloadItems(let paths): paths.allSatisfy { take($0) }
      case .moveItem(let from, let to): remove(from) && give(to)
      }
    }

    private mutating func take(section: Int) -> Bool {
      before.indices.contains(section) && !reloadedSections.contains(section)
        && goneSections.insert(section).inserted
    }

    private mutating func give(section: Int, from origin: Int?) -> Bool {
      movedTo[section] = origin
      return section >= 0 && newSections.insert(section).inserted
    }

    private mutating func take(_ path: IndexPath) -> Bool {
      path.count == 2 && before.indices.contains(path[0]) && 0..<before[path[0]] ~= path[1]
        && takenItems.insert(path).inserted
    }

    private mutating func remove(_ path: IndexPath) -> Bool {
      guard take(path) else { return false }
      removedItems[path[0], default: 0] += 1
      return true
    }

    private mutating func give(_ path: IndexPath) -> Bool {
      path.count == 2 && path[1] >= 0 && arriving[path[0], default: []].insert(path[1]).inserted
    }

    /// The section before the update of each section after it; `nil` for an inserted one.
    var origins: [Int?] {
      var rest = before.indices.filter { !goneSections.contains($0) }[...]
      let total = rest.count + newSections.count
      return (0..<total).map { place in
        newSections.contains(place) ? movedTo[place] : rest.popFirst()
      }
    }

    func counts() -> [Int]? {
      let origins = self.origins
      let places = newSections.union(arriving.keys)
      let changed = Set(takenItems.map { $0[0] })
      guard places.allSatisfy(origins.indices.contains),
        changed.isDisjoint(with: goneSections.union(reloadedSections))
      else { return nil }
      let counts = origins.indices.map { place in
        let kept = origins[place].map { before[$0] - removedItems[$0, default: 0] } ?? 0
        return kept + arriving[place, default: []].count
      }
      let fits = arriving.allSatisfy { place, items in
        let isFixed = origins[place].map { goneSections.union(reloadedSections).contains($0) }
        return isFixed != true && items.allSatisfy { $0 < counts[place] }
      }
      return fits ? counts : nil
    }
  }
}
