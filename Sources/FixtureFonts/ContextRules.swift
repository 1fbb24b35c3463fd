import Foundation

/// A search for the glyphs that rules of GSUB or GPOS match directly after a space (OpenType
/// specification, "Sequence Context Format 1" to 3 and "Chained Sequence Context Format 1" to 3).
///
/// A rule is a row of sets of glyphs, of which each glyph of a match is in one. A match that crosses the
/// boundary between a space and the glyph after it has the space in one set and that glyph in the next,
/// and a glyph of every other set beside them. So a text without a glyph of some set excludes the match.
/// Sets of common letters exclude little and are left out, if there are others.
struct ContextRules {
  /// The numbers of the lookup types of a table that have context rules.
  struct Types {
    let plain: Int
    let chained: Int
    let `extension`: Int

    static let substitution = Types(plain: 5, chained: 6, extension: 7)
    static let positioning = Types(plain: 7, chained: 8, extension: 9)
  }

  /// The glyphs that decide what is noted of a rule.
  struct Glyphs {
    /// The space, and what substitutions make of it.
    var spaces: [Int]
    /// Glyphs of letters and digits, with how common they are in texts.
    var common: [Int: Int] = [:]
  }

  /// A set of a rule.
  private struct Part {
    let set: GlyphSet
    let hasSpace: Bool
    /// The frequency of its glyphs in texts.
    let weight: Int

    static let none = Part(set: .none, hasSpace: false, weight: 0)
  }

  private let reader: BigEndianReader
  private let types: Types
  private let glyphs: Glyphs
  /// The lookups that rules apply, and those that are still to be read.
  private(set) var nested: Set<Int> = []
  /// The sets whose glyphs, directly after a space, may be part of a match.
  private(set) var followers: Set<GlyphSet> = []
  /// The sets of each rule. A match across the end of a word needs a glyph of each set.
  private(set) var keys: Set<[GlyphSet]> = []
  /// The remaining number of steps, which limits the time that a hostile file takes.
  private var budget = 400_000
  /// The coverage tables and the class definitions that were read, by their places.
  private var coverageTables: [Int: Part] = [:]
  private var classTables: [Int: [Part]] = [:]
  private var skipsSpaces = false

  init(_ table: Data, _ types: Types, _ glyphs: Glyphs) {
    reader = BigEndianReader(bytes: [UInt8](table))
    self.types = types
    self.glyphs = glyphs
  }

  /// Reads lookups and the lookups that they apply.
  ///
  /// - Returns: `false` for rules that cannot be read or are too many.
  mutating func read(_ lookups: [Int]) -> Bool {
    var waiting = lookups
    var seen = Set(lookups)
    while let lookup = waiting.popLast() {
      guard readLookup(lookup) else { return false }
      for next in nested where seen.insert(next).inserted { waiting.append(next) }
    }
    return true
  }

  private mutating func readLookup(_ lookup: Int) -> Bool {
    guard let list = reader.number(8), let count = reader.number(list), lookup < count,
      let offset = reader.number(list + 2 + 2 * lookup), let type = reader.number(list + offset),
      let flags = reader.number(list + offset + 2),
      let subtables = reader.number(list + offset + 4)
    else { return false }
    skipsSpaces = flags & LookupTypes.ignoresBases != 0
    for index in 0..<subtables {
      guard let place = reader.number(list + offset + 6 + 2 * index) else { return false }
      var (subtable, type) = (list + offset + place, type)
      if type == types.extension {
        guard let own = reader.number(subtable + 2), let far = reader.longNumber(subtable + 4)
        else { return false }
        (type, subtable) = (own, subtable + far)
      }
      guard type == types.plain || type == types.chained else { continue }
      guard readSubtable(subtable, isChained: type == types.chained) else { return false }
    }
    return true
  }

  private mutating func readSubtable(_ start: Int, isChained: Bool) -> Bool {
    switch reader.number(start) {
    case 1: readRuleSets(start, countAt: start + 4, isChained: isChained, classes: nil)
    case 2: readClassRules(start, isChained: isChained)
    case 3: readCoverageRule(start, isChained: isChained)
    default: false
    }
  }

  /// Reads a context rule that consists of coverage tables.
  private mutating func readCoverageRule(_ start: Int, isChained: Bool) -> Bool {
    var sets: [[Part]] = []
    var place = start + 2
    if !isChained {
      guard let count = reader.number(place), let records = reader.number(place + 2),
        let input = coverages(start, at: place + 4, count)
      else { return false }
      note(input)
      return readRecords(at: place + 4 + 2 * count, records)
    }
    for _ in 0..<3 {
      guard let count = reader.number(place), let part = coverages(start, at: place + 2, count)
      else { return false }
      sets.append(part)
      place += 2 + 2 * count
    }
    note(sets[0].reversed() + sets[1] + sets[2])
    guard let records = reader.number(place) else { return false }
    return readRecords(at: place + 2, records)
  }

  private mutating func coverages(_ start: Int, at place: Int, _ count: Int) -> [Part]? {
    var sets: [Part] = []
    for index in 0..<count {
      budget -= 1
      guard budget > 0, let offset = reader.number(place + 2 * index),
        let set = coverage(start + offset)
      else { return nil }
      sets.append(set)
    }
    return sets
  }

  private mutating func coverage(_ place: Int) -> Part? {
    if let known = coverageTables[place] { return known }
    guard let set = reader.coverage(place, &budget) else { return nil }
    let part = self.part(set)
    coverageTables[place] = part
    return part
  }

  private mutating func classes(_ place: Int) -> [Part]? {
    if let known = classTables[place] { return known }
    guard let sets = reader.classes(place, &budget) else { return nil }
    let parts = sets.map { self.part($0) }
    classTables[place] = parts
    return parts
  }

  private func part(_ set: GlyphSet) -> Part {
    Part(
      set: set, hasSpace: glyphs.spaces.contains(where: set.contains),
      weight: glyphs.common.reduce(0) { set.contains($1.key) ? $0 + $1.value : $0 })
  }

  private func part(_ glyph: Int) -> Part {
    Part(
      set: GlyphSet(glyph), hasSpace: glyphs.spaces.contains(glyph),
      weight: glyphs.common[glyph] ?? 0)
  }

  /// The sets that the numbers in a rule mean: classes, or with `nil` glyphs.
  private struct Classes {
    let backtrack: [Part]
    let input: [Part]
    let lookahead: [Part]
  }

  private mutating func readClassRules(_ start: Int, isChained: Bool) -> Bool {
    var tables: [[Part]] = []
    for index in 0..<(isChained ? 3 : 1) {
      guard let offset = reader.number(start + 4 + 2 * index),
        let classes = self.classes(start + offset)
      else { return false }
      tables.append(classes)
    }
    let classes = Classes(
      backtrack: tables[0], input: tables[isChained ? 1 : 0],
      lookahead: tables[isChained ? 2 : 0])
    return readRuleSets(
      start, countAt: start + (isChained ? 10 : 6), isChained: isChained, classes: classes)
  }

  /// Reads the rule sets for each first glyph or class.
  private mutating func readRuleSets(
    _ start: Int, countAt place: Int, isChained: Bool, classes: Classes?
  ) -> Bool {
    guard let count = reader.number(place), let offset = reader.number(start + 2),
      let coverage = self.coverage(start + offset)
    else { return false }
    let glyphs = classes == nil ? coverage.set.glyphs : []
    for index in 0..<count {
      guard let offset = reader.number(place + 2 + 2 * index) else { return false }
      if offset == 0 { continue }
      var first = coverage
      if let classes {
        if index > 0 {
          first = classes.input.indices.contains(index) ? classes.input[index] : .none
        }
      } else {
        first = glyphs.indices.contains(index) ? part(glyphs[index]) : .none
      }
      guard readRules(start + offset, first, isChained: isChained, classes) else { return false }
    }
    return true
  }

  private mutating func readRules(
    _ start: Int, _ first: Part, isChained: Bool, _ classes: Classes?
  ) -> Bool {
    guard let count = reader.number(start) else { return false }
    for index in 0..<count {
      guard let offset = reader.number(start + 2 + 2 * index) else { return false }
      let place = start + offset
      let isRead =
        isChained ? readChainedRule(place, first, classes) : readPlainRule(place, first, classes)
      guard isRead else { return false }
    }
    return true
  }

  private mutating func readPlainRule(
    _ place: Int, _ first: Part, _ classes: Classes?
  ) -> Bool {
    guard let count = reader.number(place), count > 0, let records = reader.number(place + 2),
      let input = sets(at: place + 4, count - 1, classes?.input)
    else { return false }
    note([first] + input)
    return readRecords(at: place + 4 + 2 * (count - 1), records)
  }

  private mutating func readChainedRule(
    _ start: Int, _ first: Part, _ classes: Classes?
  ) -> Bool {
    var place = start
    guard let before = reader.number(place),
      let backtrack = sets(at: place + 2, before, classes?.backtrack)
    else { return false }
    place += 2 + 2 * before
    guard let count = reader.number(place), count > 0,
      let input = sets(at: place + 2, count - 1, classes?.input)
    else { return false }
    place += 2 * count
    guard let after = reader.number(place),
      let lookahead = sets(at: place + 2, after, classes?.lookahead)
    else { return false }
    place += 2 + 2 * after
    note(backtrack.reversed() + [first] + input + lookahead)
    guard let records = reader.number(place) else { return false }
    return readRecords(at: place + 2, records)
  }

  private mutating func sets(at place: Int, _ count: Int, _ classes: [Part]?) -> [Part]? {
    budget -= count
    guard budget > 0 else { return nil }
    var sets: [Part] = []
    for index in 0..<count {
      guard let number = reader.number(place + 2 * index) else { return nil }
      if let classes {
        sets.append(classes.indices.contains(number) ? classes[number] : .none)
      } else {
        sets.append(part(number))
      }
    }
    return sets
  }

  private mutating func readRecords(at place: Int, _ count: Int) -> Bool {
    budget -= count
    guard budget > 0 else { return false }
    for index in 0..<count {
      guard let lookup = reader.number(place + 4 * index + 2) else { return false }
      nested.insert(lookup)
    }
    return true
  }

  /// Records the glyphs that a text must contain for a match of a rule across the end of a word.
  private mutating func note(_ row: [Part]) {
    guard row.count > 1 else { return }
    let after = row.indices.dropFirst().filter { row[$0 - 1].hasSpace }.map { row[$0] }
    guard skipsSpaces || !after.isEmpty else { return }
    let sets = row.filter { !$0.hasSpace }
    let rare = sets.filter { $0.weight < Self.commonWeight }
    if !rare.isEmpty {
      keys.insert(rare.map(\.set))
    } else if skipsSpaces {
      // Spaces that are skipped may be between any two glyphs of the rule.
      keys.insert(sets.map(\.set))
    } else {
      for part in after { followers.insert(part.set) }
    }
  }

  /// The weight from which on a set is one of common letters.
  private static let commonWeight = 70
}
