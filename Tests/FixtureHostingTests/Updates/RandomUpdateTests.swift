import Foundation
import Testing

@testable import FixtureHosting

@Suite("Random updates") @MainActor
struct RandomUpdateTests {
  /// Carries an update out on a list of identities; nil where UIKit would reject it.
  private func apply(_ update: FixtureListUpdate, to list: [[Int]], next: inout Int) -> [[Int]]? {
    var replay = UpdateReplay(update, of: list, next: next)
    defer { next = replay.next }
    return replay.run()
  }

  @Test("random updates are valid by UIKit's arithmetic", arguments: 0..<40 as Range<UInt64>)
  func validity(seed: UInt64) throws {
    let options = FixtureUpdateGenerator.Options(changedFraction: 0.25)
    let recipe = FixtureUpdateRecipe(start: [3, 0, 8, 5], count: 50, seed: seed, options: options)
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
    let recipe = FixtureUpdateRecipe(start: [5, 5, 5], count: 200, seed: 1)
    var kinds: Set<String> = []
    for edit in recipe.updates.flatMap(\.edits) {
      kinds.insert(String("\(edit)".prefix { $0 != "(" }))
    }
    #expect(kinds.count == 8)
  }

  @Test("the same seed gives the same recipe, and another seed another one")
  func reproducible() {
    let recipe = FixtureUpdateRecipe(start: [5], count: 20, seed: 7)
    #expect(recipe == FixtureUpdateRecipe(start: [5], count: 20, seed: 7))
    #expect(recipe != FixtureUpdateRecipe(start: [5], count: 20, seed: 8))
  }

  @Test("counts after edits follow from the edits where no contents are made up")
  func counts() {
    let options = FixtureUpdateGenerator.Options(changedFraction: 0.3)
    for update in FixtureUpdateRecipe(start: [4, 4], count: 100, seed: 3, options: options).updates
    {
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
      #expect(FixtureListUpdate.counts(after: update.edits, on: update.before) == update.after)
    }
  }

  @Test(
    "sections and items come and go as their edits say",
    arguments: [
      ([.deleteSections([0])], [2, 5], [5]),
      ([.insertSections([1]), .insertItems([[1, 0]])], [2], [2, 1]),
      ([.reloadSections([0])], [2], [2]),
      ([.moveSection(from: 0, to: 1)], [2, 5], [5, 2]),
      ([.deleteItems([[0, 1]]), .insertItems([[1, 0], [1, 1]])], [2, 5], [1, 7]),
      ([.moveItem(from: [0, 1], to: [1, 0]), .reloadItems([[0, 0]])], [2, 5], [1, 6]),
    ] as [([FixtureListEdit], [Int], [Int])])
  func countsAfter(_ edits: [FixtureListEdit], before: [Int], after: [Int]) {
    #expect(FixtureListUpdate.counts(after: edits, on: before) == after)
  }

  @Test(
    "edits of what is not there lead to no counts",
    arguments: [
      .deleteSections([1]), .insertSections([-1]), .insertSections([2]), .reloadSections([1]),
      .moveSection(from: 1, to: 0), .moveSection(from: 0, to: 1), .deleteItems([[0, 2]]),
      .deleteItems([[1, 0]]), .deleteItems([[0, 0], [0, 0], [0, 0]]), .reloadItems([[0, 2]]),
      .moveItem(from: [0, 2], to: [0, 0]), .insertItems([[1, 0]]), .insertItems([[0, 3]]),
      .insertItems([[0, 1], [0, 1]]), .moveItem(from: [0, 0], to: [0, 2]),
      .moveItem(from: [0, 0], to: [1, 0]),
    ] as [FixtureListEdit])
  func noCounts(_ edit: FixtureListEdit) {
    #expect(FixtureListUpdate.counts(after: [edit], on: [2]) == nil)
  }

  @Test("edits that contradict each other lead to no counts")
  func contradictions() {
    let edits: [[FixtureListEdit]] = [
      [.reloadSections([0]), .insertItems([[0, 0]])],
      [.moveSection(from: 0, to: 1), .insertItems([[1, 0]])],
      [.deleteSections([0]), .deleteItems([[0, 0]])],
      [.deleteItems([[0, 0]]), .reloadItems([[0, 0]])],
    ]
    for edits in edits {
      #expect(FixtureListUpdate.counts(after: edits, on: [2, 2]) == nil, "\(edits)")
    }
  }

  @Test("updates that leave sections alone edit the items of one section", arguments: [0, 4])
  func itemsAlone(_ count: Int) {
    var options = FixtureUpdateGenerator.Options(changedFraction: 0.3)
    options.editsSections = false
    for update in updates(0..<50, of: [count], options) {
      #expect(update.after.count == 1)
      #expect(FixtureListUpdate.counts(after: update.edits, on: [count]) == update.after)
    }
  }

  @Test("a recipe's fixture spells every kind of edit")
  func fixtureEdits() {
    let update = FixtureListUpdate(
      before: [0, 2, 4, 1, 5],
      edits: [
        .deleteSections([0, 2]), .reloadSections([1]), .moveSection(from: 3, to: 0),
        .deleteItems([[4, 0], [4, 1]]), .reloadItems([[4, 2]]),
        .moveItem(from: [4, 3], to: [2, 0]), .insertItems([[2, 1], [2, 2]]),
      ], after: [1, 2, 5])
    #expect(FixtureListUpdate.counts(after: update.edits, on: update.before) == update.after)
    let text = FixtureUpdateRecipe(start: [0, 2], updates: [update]).fixtureText(named: "List")
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.drop { !$0.hasPrefix("<section") } == [
        "<section/>",
        "<section><repeat count=\"2\"><item number=\"{$n}\"/></repeat></section>",
        "<mutation name=\"update1\">", "<delete section=\"0 2\"/>",
        "<reload section=\"1\"/>", "<move section=\"3\" to=\"0\"/>",
        "<delete at=\"4.0 4.1\"/>", "<reload at=\"4.2\"/>", "<move at=\"4.3\" to=\"2.0\"/>",
        "<insert at=\"2.1\"><item number=\"0\"/></insert>",
        "<insert at=\"2.2\"><item number=\"0\"/></insert>", "</mutation>",
        "<expect width=\"375\" after=\"update1\">", "<count section=\"0\" is=\"1\"/>",
        "<count section=\"1\" is=\"2\"/>", "<count section=\"2\" is=\"5\"/>",
        "</expect>", "</collection>", "</fixture>",
      ])
    let still = FixtureUpdateRecipe(start: [1], updates: []).fixtureText()
    #expect(still.contains("<expect width=\"375\">") && still.contains("is=\"1\""))
  }

  private func updates(
    _ seeds: Range<UInt64>, of list: [Int], _ options: FixtureUpdateGenerator.Options
  ) -> [FixtureListUpdate] {
    seeds.map { seed in
      var generator = FixtureUpdateGenerator(seed: seed, options: options)
      return generator.update(for: list)
    }
  }

  @Test("an update touches nothing of a list, or all of it, as asked")
  func changedFraction() {
    for update in updates(0..<10, of: [2, 3], .init(changedFraction: 0)) {
      #expect(update.edits.isEmpty && update.after == [2, 3])
    }
    for update in updates(0..<10, of: [2, 3], .init(changedFraction: 1)) {
      #expect(Set(update.edits) == [.deleteSections([0, 1]), .insertSections([0, 1, 2])])
    }
  }

  @Test("a list without sections revives with each update")
  func revival() {
    for update in updates(0..<10, of: [], .init(changedFraction: 0)) {
      #expect(update.edits == [.insertSections([0])] && update.after.count == 1)
    }
  }

  @Test("neither sections nor items grow past the largest number, and what is past it stays")
  func largestCount() {
    let options = FixtureUpdateGenerator.Options(changedFraction: 0.4, largestCount: 3)
    for update in updates(0..<200, of: [3, 3, 3], options) {
      #expect(update.after.count <= 3 && update.after.allSatisfy { $0 <= 3 }, "\(update)")
    }
    for update in updates(0..<200, of: [9], options) {
      #expect(update.after.allSatisfy { $0 <= 9 }, "\(update)")
      if update.edits == [.reloadSections([0])] { #expect(update.after[0] >= 8) }
    }
  }

  @Test("a section that is reloaded may come back with an item more or less")
  func reloadedCount() {
    let reloads = updates(0..<400, of: [5], .init()).filter { $0.edits == [.reloadSections([0])] }
    #expect(Set(reloads.flatMap(\.after)) == [4, 5, 6])
  }

  @Test("edits are in any order")
  func order() {
    let firsts = updates(0..<20, of: [2, 3], .init(changedFraction: 1)).map { $0.edits.first }
    #expect(Set(firsts) == [.deleteSections([0, 1]), .insertSections([0, 1, 2])])
  }

  @Test("a recipe's fixture fills an inserted section as the update did")
  func fixture() {
    let update = FixtureListUpdate(before: [2], edits: [.insertSections([1])], after: [2, 3])
    let text = FixtureUpdateRecipe(start: [2], updates: [update]).fixtureText()
    let items = String(repeating: "<item number=\"0\"/>", count: 3)
    #expect(text.contains("<insert section=\"1\"><section>\(items)</section></insert>"), "\(text)")
    #expect(text.contains("<count section=\"1\" is=\"3\"/>"))
  }

  @Test("a recipe's fixture inserts a reloaded section anew if its number of items changes")
  func reloadedSection() {
    let update = FixtureListUpdate(
      before: [1, 2], edits: [.reloadSections([1]), .deleteSections([0])], after: [1])
    let text = FixtureUpdateRecipe(start: [1, 2], updates: [update]).fixtureText()
    let insertion = "<insert section=\"0\"><section><item number=\"0\"/></section></insert>"
    #expect(text.contains("<delete section=\"1\"/>\n      \(insertion)\n"), "\(text)")
  }

  @Test("every candidate of shrinking is valid at each step", arguments: 0..<20 as Range<UInt64>)
  func shrinkingStaysValid(seed: UInt64) async {
    let options = FixtureUpdateGenerator.Options(changedFraction: 0.3)
    let recipe = FixtureUpdateRecipe(start: [3, 0, 8], count: 6, seed: seed, options: options)
    _ = await recipe.shrunk { candidate in
      for update in candidate.updates {
        var next = 100
        var count = 0
        let list = update.before.map { items in
          (0..<items).map { _ in
            count += 1
            return count
          }
        }
        #expect(apply(update, to: list, next: &next) != nil, "\(update)")
      }
      return candidate.updates.flatMap(\.edits).contains { edit in
        if case .insertItems = edit { true } else { false }
      }
    }
  }

  @Test("shrinking keeps the one edit that fails")
  func shrinking() async {
    func isCulprit(_ edit: FixtureListEdit) -> Bool {
      if case .moveItem = edit { true } else { false }
    }
    let recipe = FixtureUpdateRecipe(start: [6, 6], count: 30, seed: 5)
    let shrunk = await recipe.shrunk { $0.updates.flatMap(\.edits).contains(where: isCulprit) }
    #expect(shrunk.updates.count == 1)
    #expect(shrunk.updates.first?.edits.count == 1)
    #expect(shrunk.updates.first?.edits.allSatisfy(isCulprit) == true)
  }
}
