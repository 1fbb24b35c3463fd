import Foundation

@testable import FixtureHosting

/// Carries an update out on a list of identities, by UIKit's rules alone.
struct UpdateReplay {
  private let update: FixtureListUpdate
  private let list: [[Int]]
  /// The identity that was made last.
  private(set) var next: Int

  private var goneSections: Set<Int> = []
  private var reloaded: Set<Int> = []
  private var newSections: Set<Int> = []
  private var sectionMoves: [Int: Int] = [:]
  private var gone: Set<IndexPath> = []
  private var inserts: Set<IndexPath> = []
  private var moves: [IndexPath: IndexPath] = [:]

  init(_ update: FixtureListUpdate, of list: [[Int]], next: Int) {
    (self.update, self.list, self.next) = (update, list, next)
  }

  /// The list afterwards; nil when the edits and the counts disagree.
  mutating func run() -> [[Int]]? {
    guard update.edits.allSatisfy({ note($0) }) else { return nil }
    var stay = list.indices.filter {
      !goneSections.contains($0) && !sectionMoves.values.contains($0)
    }[...]
    var result: [[Int]] = []
    for place in update.after.indices {
      if newSections.contains(place) {
        result.append(freshSection(at: place))
        continue
      }
      guard let origin = sectionMoves[place] ?? stay.popFirst(),
        let section = section(at: place, from: origin)
      else { return nil }
      result.append(section)
    }
    return stay.isEmpty ? result : nil
  }

  /// Sorts an edit into what it changes; false for the reload of an item that is deleted.
  private mutating func note(_ edit: FixtureListEdit) -> Bool {
    switch edit {
    case .deleteSections(let sections): goneSections.formUnion(sections)
    case .insertSections(let sections): newSections.formUnion(sections)
    case .reloadSections(let sections): reloaded.formUnion(sections)
    case .moveSection(let from, let to): sectionMoves[to] = from
    case .deleteItems(let paths): gone.formUnion(paths)
    case .insertItems(let paths): inserts.formUnion(paths)
    case .reloadItems(let paths): return gone.isDisjoint(with: paths)
    case .moveItem(let from, let to): moves[to] = from
    }
    return true
  }

  private mutating func fresh() -> Int {
    next += 1
    return next
  }

  private mutating func freshSection(at place: Int) -> [Int] {
    (0..<update.after[place]).map { _ in fresh() }
  }

  /// A section that was there before, with its edits.
  private mutating func section(at place: Int, from origin: Int) -> [Int]? {
    if reloaded.contains(origin) { return freshSection(at: place) }
    let leaving = gone.union(moves.values)
    var rest = list[origin].indices
      .filter { !leaving.contains(IndexPath(indexes: [origin, $0])) }
      .map { list[origin][$0] }[...]
    var section: [Int] = []
    for item in 0..<update.after[place] {
      let path = IndexPath(indexes: [place, item])
      if inserts.contains(path) {
        section.append(fresh())
      } else if let from = moves[path] {
        section.append(list[from[0]][from[1]])
      } else {
        guard let item = rest.popFirst() else { return nil }
        section.append(item)
      }
    }
    return rest.isEmpty ? section : nil
  }
}
