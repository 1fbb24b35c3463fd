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
  /// sections keep their count.
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

  /// The numbers of items that edits remove from existing sections and add to new ones.
  private struct Tally {
    let before: [Int]
    var goneSections: Set<Int> = []
    var newSections: Set<Int> = []
    var movedTo: [Int: Int] = [:]
    var leaving: [Int: Int] = [:]
    var arriving: [Int: Int] = [:]

    init(before: [Int]) {
      self.before = before
    }

    /// Records an edit. Returns `false` if it refers to an element that does not exist before the
    /// update.
    mutating func note(_ edit: FixtureListEdit) -> Bool {
      switch edit {
      case .deleteSections(let sections):
        goneSections.formUnion(sections)
        return sections.allSatisfy(before.indices.contains)
      case .insertSections(let sections):
        newSections.formUnion(sections)
        return sections.allSatisfy { $0 >= 0 }
      case .reloadSections(let sections):
        return sections.allSatisfy(before.indices.contains)
      case .moveSection(let from, let to):
        goneSections.insert(from)
        movedTo[to] = from
        return before.indices.contains(from) && to >= 0
      case .deleteItems(let paths):
        for path in paths { leaving[path[0], default: 0] += 1 }
        return paths.allSatisfy(exists)
      case .insertItems(let paths):
        for path in paths { arriving[path[0], default: 0] += 1 }
        return true
      case .reloadItems(let paths):
        return paths.allSatisfy(exists)
      case .moveItem(let from, let to):
        leaving[from[0], default: 0] += 1
        arriving[to[0], default: 0] += 1
        return exists(from)
      }
    }

    private func exists(_ path: IndexPath) -> Bool {
      path.count == 2 && before.indices.contains(path[0]) && path[1] < before[path[0]]
    }

    func counts() -> [Int]? {
      var stay = before.indices.filter { !goneSections.contains($0) }[...]
      var counts: [Int] = []
      let total = stay.count + newSections.count + movedTo.count
      for place in 0..<total {
        if newSections.contains(place) {
          counts.append(arriving[place, default: 0])
        } else if let origin = movedTo[place] ?? stay.popFirst() {
          counts.append(before[origin] - leaving[origin, default: 0] + arriving[place, default: 0])
        }
      }
      let fits = counts.count == total && counts.allSatisfy { $0 >= 0 }
      return fits && (newSections.union(movedTo.keys)).allSatisfy { $0 < total } ? counts : nil
    }
  }
}
