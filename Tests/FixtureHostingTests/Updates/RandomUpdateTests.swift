import Foundation
import Testing

@testable import FixtureHosting

@Suite("Random updates") @MainActor
struct RandomUpdateTests {
  /// Carries an update out on a list of identities, by UIKit's rules alone.
  private func apply(_ update: ListUpdate, to list: [[Int]], next: inout Int) -> [[Int]]? {
    var goneSections: Set<Int> = []
    var reloaded: Set<Int> = []
    var newSections: Set<Int> = []
    var sectionMoves: [Int: Int] = [:]
    var gone: Set<IndexPath> = []
    var inserts: Set<IndexPath> = []
    var moves: [IndexPath: IndexPath] = [:]
    for edit in update.edits {
      switch edit {
      case .deleteSections(let sections): goneSections.formUnion(sections)
      case .insertSections(let sections): newSections.formUnion(sections)
      case .reloadSections(let sections): reloaded.formUnion(sections)
      case .moveSection(let from, let to): sectionMoves[to] = from
      case .deleteItems(let paths): gone.formUnion(paths)
      case .insertItems(let paths): inserts.formUnion(paths)
      case .reloadItems(let paths):
        guard paths.allSatisfy({ !gone.contains($0) }) else { return nil }
      case .moveItem(let from, let to): moves[to] = from
      }
    }
    let leaving = gone.union(moves.values)
    var stay = list.indices.filter {
      !goneSections.contains($0) && !sectionMoves.values.contains($0)
    }[...]
    var result: [[Int]] = []
    for place in update.after.indices {
      func fresh() -> Int { next += 1; return next }
      if newSections.contains(place) {
        result.append((0..<update.after[place]).map { _ in fresh() })
        continue
      }
      guard let origin = sectionMoves[place] ?? stay.popFirst() else { return nil }
      if reloaded.contains(origin) {
        result.append((0..<update.after[place]).map { _ in fresh() })
        continue
      }
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
      guard rest.isEmpty else { return nil }
      result.append(section)
    }
    return stay.isEmpty ? result : nil
  }

  @Test("random updates are valid by UIKit's arithmetic", arguments: 0..<40 as Range<UInt64>)
  func validity(seed: UInt64) throws {
    let options = RandomUpdateGenerator.Options(fickleness: 0.25)
    let recipe = UpdateRecipe(start: [3, 0, 8, 5], count: 50, seed: seed, options: options)
    var next = 0
    var list = recipe.start.map { count in
      (0..<count).map { _ in
        next += 1; return next
      }
    }
    for update in recipe.updates {
      #expect(update.before == list.map(\.count))
      list = try #require(apply(update, to: list, next: &next), "\(update)")
      #expect(update.after == list.map(\.count))
      #expect(Set(list.joined()).count == list.joined().count)
    }
  }

  @Test("every kind of edit occurs")
  func variety() {
    let recipe = UpdateRecipe(start: [5, 5, 5], count: 200, seed: 1)
    var kinds: Set<String> = []
    for edit in recipe.updates.flatMap(\.edits) {
      kinds.insert(String("\(edit)".prefix { $0 != "(" }))
    }
    #expect(kinds.count == 8)
  }

  @Test("the same seed gives the same recipe, and another seed another one")
  func reproducible() {
    let recipe = UpdateRecipe(start: [5], count: 20, seed: 7)
    #expect(recipe == UpdateRecipe(start: [5], count: 20, seed: 7))
    #expect(recipe != UpdateRecipe(start: [5], count: 20, seed: 8))
  }

  @Test("counts after edits follow from the edits where no contents are made up")
  func counts() {
    let options = RandomUpdateGenerator.Options(fickleness: 0.3)
    for update in UpdateRecipe(start: [4, 4], count: 100, seed: 3, options: options).updates {
      let namesContents = update.edits.contains {
        if case .insertSections = $0 {
          true
        } else if case .reloadSections = $0 {
          true
        } else {
          false
        }
      }
      guard !namesContents else { continue }
      #expect(ListUpdate.counts(after: update.edits, on: update.before) == update.after)
    }
  }

  @Test("a recipe's fixture fills an inserted section as the update did")
  func fixture() {
    let update = ListUpdate(before: [2], edits: [.insertSections([1])], after: [2, 3])
    let text = UpdateRecipe(start: [2], updates: [update]).fixtureText()
    let items = String(repeating: "<item number=\"0\"/>", count: 3)
    #expect(text.contains("<insert section=\"1\"><section>\(items)</section></insert>"), "\(text)")
    #expect(text.contains("<count section=\"1\" is=\"3\"/>"))
  }

  @Test("shrinking keeps the one edit that fails")
  func shrinking() async {
    func isCulprit(_ edit: ListEdit) -> Bool {
      if case .moveItem = edit { true } else { false }
    }
    let recipe = UpdateRecipe(start: [6, 6], count: 30, seed: 5)
    let shrunk = await recipe.shrunk { $0.updates.flatMap(\.edits).contains(where: isCulprit) }
    #expect(shrunk.updates.count == 1)
    #expect(shrunk.updates.first?.edits.count == 1)
    #expect(shrunk.updates.first?.edits.allSatisfy(isCulprit) == true)
  }
}
