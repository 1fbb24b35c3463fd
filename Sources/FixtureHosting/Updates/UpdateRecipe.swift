import Foundation

/// The initial item counts of a list and the updates that follow, to repeat a run.
public struct FixtureUpdateRecipe: Hashable, Sendable {
  /// The number of items of each section at the start.
  public let start: [Int]
  /// The updates in order. Each begins with the counts after the previous one.
  public let updates: [FixtureListUpdate]

  /// Creates a recipe of random updates.
  ///
  /// - Parameters:
  ///   - start: The number of items in each section at the start.
  ///   - count: The number of updates.
  ///   - seed: The seed of the random updates.
  ///   - options: The options for generated updates.
  public init(
    start: [Int], count: Int, seed: UInt64,
    options: FixtureUpdateGenerator.Options = FixtureUpdateGenerator.Options()
  ) {
    var generator = FixtureUpdateGenerator(seed: seed, options: options)
    var counts = start
    var updates: [FixtureListUpdate] = []
    for _ in 0..<max(count, 0) {
      let update = generator.update(for: counts)
      updates.append(update)
      counts = update.after
    }
    self.init(start: start, updates: updates)
  }

  /// Creates a recipe from its updates.
  public init(start: [Int], updates: [FixtureListUpdate]) {
    self.start = start
    self.updates = updates
  }
}

extension FixtureUpdateRecipe {
  /// Returns the recipe as a fixture, with a list of numbers, a mutation for each update, and the
  /// final counts.
  ///
  /// - Parameter name: The name of the collection.
  /// - Returns: The XML of the fixture.
  public func fixtureText(named name: String = "Thrash") -> String {
    let sections = start.map { count in
      count == 0
        ? "    <section/>"
        : "    <section><repeat count=\"\(count)\"><item number=\"{$n}\"/></repeat></section>"
    }
    let names = updates.indices.map { "update\($0 + 1)" }
    let mutations = zip(names, updates).flatMap { name, update -> [String] in
      let edits = update.edits.flatMap { Self.lines($0, of: update) }
      return ["    <mutation name=\"\(name)\">"] + edits + ["    </mutation>"]
    }
    let counts = (updates.last?.after ?? start).enumerated().map { section, count in
      "      <count section=\"\(section)\" is=\"\(count)\"/>"
    }
    let after = names.isEmpty ? "" : " after=\"\(names.joined(separator: "; "))\""
    let lines =
      [
        "<fixture xmlns=\"urn:texture-fixtures:1\">",
        "  <model name=\"\(name)Item\"><field name=\"number\" type=\"Int\"/></model>",
        "  <cellNode name=\"\(name)Cell\" model=\"\(name)Item\">",
        "    <textNode name=\"numberNode\" text=\"{number}\"/>",
        "  </cellNode>",
        "  <collection name=\"\(name)\">",
        "    <flow itemSize=\"50 50\"/>",
        "    <cells><node cell=\"\(name)Cell\"/></cells>",
      ] + sections + mutations + ["    <expect width=\"375\"\(after)>"] + counts
      + ["    </expect>", "  </collection>", "</fixture>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ edit: FixtureListEdit, of update: FixtureListUpdate) -> [String] {
    switch edit {
    case .deleteSections(let sections): ["      <delete section=\"\(list(sections))\"/>"]
    case .insertSections(let sections): sections.map { insertion(of: $0, update) }
    case .reloadSections(let sections): sections.flatMap { reload(of: $0, update) }
    case .moveSection(let from, let to): ["      <move section=\"\(from)\" to=\"\(to)\"/>"]
    case .deleteItems(let paths): ["      <delete at=\"\(list(paths))\"/>"]
    case .insertItems(let paths):
      paths.map { "      <insert at=\"\(text($0))\"><item number=\"0\"/></insert>" }
    case .reloadItems(let paths): ["      <reload at=\"\(list(paths))\"/>"]
    case .moveItem(let from, let to): ["      <move at=\"\(text(from))\" to=\"\(text(to))\"/>"]
    }
  }

  /// Returns the insertion of a section with the items that no other edit of the update brings.
  private static func insertion(of section: Int, _ update: FixtureListUpdate) -> String {
    let whole = update.after.indices.contains(section) ? update.after[section] : 0
    let count = whole - update.arrivalCount(in: section)
    let items = String(repeating: "<item number=\"0\"/>", count: max(0, count))
    return "      <insert section=\"\(section)\"><section>\(items)</section></insert>"
  }

  /// Returns the reload of a section. One that changes its number of items is a deletion and an insertion in a
  /// fixture, whose `reload` keeps the items.
  private static func reload(of section: Int, _ update: FixtureListUpdate) -> [String] {
    guard let place = update.places[section], update.after.indices.contains(place),
      update.after[place] != update.before[section]
    else { return ["      <reload section=\"\(section)\"/>"] }
    return ["      <delete section=\"\(section)\"/>", insertion(of: place, update)]
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: " ")
  }

  private static func list(_ paths: [IndexPath]) -> String {
    paths.map(text).joined(separator: " ")
  }

  private static func text(_ path: IndexPath) -> String {
    path.map(String.init).joined(separator: ".")
  }
}

extension FixtureListUpdate {
  /// Returns the number of items that edits insert or move into a section after the update.
  fileprivate func arrivalCount(in section: Int) -> Int {
    edits.reduce(0) { count, edit in
      switch edit {
      case .insertItems(let paths): count + paths.count { $0.first == section }
      case .moveItem(_, let to): count + (to.first == section ? 1 : 0)
      default: count
      }
    }
  }
}
