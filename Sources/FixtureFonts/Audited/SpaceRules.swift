import CHarfBuzz
import Foundation
import UIFoundation

/// A search for the characters whose advances depend on a preceding space, in one font and style.
///
/// Text after a space can be shaped apart when no rule of the font matches across the space: the text has
/// no glyph that such a rule with a context needs, and no other lookup that looks at several glyphs has
/// both the space and the glyph after it. Where a pair of both is kerned, the difference is known and
/// does not depend on the rest of the text. A rule that reaches farther has both side by side too, because
/// it matches neighbors without gaps. Fonts with rules that cannot be read are never divided.
///
/// Proof: every set and blob is created and destroyed in the function that uses it; the plan and the sets
/// that are kept are destroyed with the object. One thread at a time has it, under the lock of its
/// owner.
final class SpaceRules {
  private let font: HarfBuzzFont
  private let style: RuntimeText.ShapingStyle
  /// Glyphs that some lookup joins with the space before them.
  private let joined: OpaquePointer?
  /// The groups of characters: sets of glyphs that rules across the ends of words look for.
  private var groups: [OpaquePointer?] = []
  private var groupNumbers: [GlyphSet: Int] = [:]
  /// The groups of each rule, as bits.
  private var rules: Set<UInt64> = []
  /// The lookups of GSUB in the plan.
  private let substitutions: OpaquePointer?
  private var kernsPairs = false
  /// A Boolean value that indicates whether a pair can consume the space as its second glyph.
  private var consumesSecond = false
  private var dependsAlways = false
  private var answers: [UInt32: Answer] = [:]

  /// The cached result for a character.
  private struct Answer {
    let kerning: RuntimeText.SpaceKerning?
    let groups: UInt64
  }

  init(_ font: HarfBuzzFont, _ style: RuntimeText.ShapingStyle) {
    self.font = font
    self.style = style
    joined = hb_set_create()
    substitutions = hb_set_create()
    guard let space = font.glyph(of: " "), !font.face.hasAppleLayout, isBase(space),
      Self.dividedScripts.contains(style.script)
    else {
      dependsAlways = true
      return
    }
    readKernTable()
    let spaces = hb_set_create()
    defer { hb_set_destroy(spaces) }
    let positions = hb_set_create()
    defer { hb_set_destroy(positions) }
    collectLookups(positions)
    hb_set_add(spaces, space)
    close(spaces)
    let nestedSubstitutions = readContexts("GSUB", substitutions, .substitution, spaces)
    let nestedPositions = readContexts("GPOS", positions, .positioning, spaces)
    defer {
      hb_set_destroy(nestedSubstitutions)
      hb_set_destroy(nestedPositions)
    }
    read("GSUB", nestedSubstitutions, joining: [4, 8], extensionType: 7, spaces)
    read("GPOS", nestedPositions, joining: [3], extensionType: 9, spaces)
  }

  deinit {
    hb_set_destroy(joined)
    for group in groups { hb_set_destroy(group) }
    hb_set_destroy(substitutions)
  }

  /// Returns how a space and a character after it differ from both shaped apart, or `nil` where text from
  /// the character on cannot be shaped apart.
  func kerning(before scalar: Unicode.Scalar) -> RuntimeText.SpaceKerning? {
    answer(scalar).kerning
  }

  /// A Boolean value that indicates whether characters other than the fraction slash may have groups.
  var hasGroups: Bool { !groups.isEmpty }

  /// Returns the groups of the characters of a text.
  func groups(in text: [UInt16]) -> UInt64 {
    if groups.isEmpty { return text.contains(Self.fractionSlash) ? .max : 0 }
    var decoder = UTF16()
    var units = text.makeIterator()
    var found: UInt64 = 0
    while case .scalarValue(let scalar) = decoder.decode(&units) { found |= answer(scalar).groups }
    return found
  }

  /// Returns whether words of a text with groups of characters can be shaped apart.
  func canDivide(_ groups: UInt64) -> Bool {
    !dependsAlways && groups != .max && !rules.contains { groups & $0 == $0 }
  }

  private func answer(_ scalar: Unicode.Scalar) -> Answer {
    if let answer = answers[scalar.value] { return answer }
    if answers.count > 4096 { answers.removeAll() }
    let answer = found(scalar)
    answers[scalar.value] = answer
    return answer
  }

  private func found(_ scalar: Unicode.Scalar) -> Answer {
    // HarfBuzz may compose a mark and the letter before it to any glyph.
    guard !dependsAlways, !Self.isMark(scalar), scalar.value != Self.fractionSlash,
      let glyph = font.glyph(of: scalar)
    else {
      return Answer(kerning: nil, groups: .max)
    }
    let glyphs = hb_set_create()
    defer { hb_set_destroy(glyphs) }
    hb_set_add(glyphs, glyph)
    close(glyphs)
    var found: UInt64 = 0
    for (number, group) in groups.enumerated() where Self.intersects(glyphs, group) {
      found |= 1 << UInt64(number)
    }
    if Self.intersects(glyphs, joined) || Self.cannotBegin(scalar) {
      return Answer(kerning: nil, groups: found)
    }
    return Answer(kerning: kernsPairs ? kerned(scalar) : RuntimeText.SpaceKerning(), groups: found)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Returns whether a piece cannot begin with a character, because it belongs to the space before it.
  ///
  /// HarfBuzz joins a character with the cluster before it if Unicode Standard Annex 29 does (rules GB9
  /// and GB9a), such as an emoji modifier, a halfwidth voiced sound mark, and Thai and Lao SARA AM, which
  /// HarfBuzz decomposes.
  private static func cannotBegin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control, .spaceSeparator: true
    default: scalar.value >= 0x80 && " \(Character(scalar))".count == 1
    }
  }

  /// The scripts whose text may be divided.
  ///
  /// Decided here: text of scripts that HarfBuzz divides into syllables is shaped as a whole. HarfBuzz 6
  /// numbers syllables from 1 to 15 and inserts no dotted circle into a broken syllable that has the number
  /// of the last broken one, so that it depends on the words before.
  private static let dividedScripts: Set<String> = [
    "Arab", "Armn", "Bopo", "Cher", "Cyrl", "Ethi", "Geor", "Grek", "Hang", "Hani", "Hebr", "Hira",
    "Kana",
    "Laoo", "Latn", "Syrc", "Thai", "Yiii", "Zyyy",
  ]

  private static func intersects(_ glyphs: OpaquePointer?, _ others: OpaquePointer?) -> Bool {
    let common = hb_set_copy(glyphs)
    defer { hb_set_destroy(common) }
    hb_set_intersect(common, others)
    return hb_set_is_empty(common) == 0
  }

  /// Returns how the advances of a space and a character differ from those of each alone.
  private func kerned(_ scalar: Unicode.Scalar) -> RuntimeText.SpaceKerning? {
    let text = Array(String(scalar).utf16)
    let pair = font.shape(RuntimeText.ShapingRun(text: [0x20] + text, style: style))
    let space = font.shape(RuntimeText.ShapingRun(text: [0x20], style: style))
    let alone = font.shape(RuntimeText.ShapingRun(text: text, style: style))
    guard pair.count == 2, space.count == 1, alone.count == 1 else { return nil }
    let kerning = RuntimeText.SpaceKerning(
      space: pair[0].advance - space[0].advance, next: pair[1].advance - alone[0].advance)
    return consumesSecond && kerning != RuntimeText.SpaceKerning() ? nil : kerning
  }

  /// Returns whether lookups skip a glyph only if their flags ignore base glyphs.
  private func isBase(_ glyph: UInt32) -> Bool {
    let type = hb_ot_layout_get_glyph_class(font.face.pointer, glyph)
    return type == HB_OT_LAYOUT_GLYPH_CLASS_UNCLASSIFIED
      || type == HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH
  }

  private func readKernTable() {
    let kern = font.face.table("kern")
    guard !kern.isEmpty else { return }
    kernsPairs = true
    // Version 0 has pairs; Apple's version 1 also has state machines.
    if kern.count < 2 || kern[0] != 0 || kern[1] != 0 { dependsAlways = true }
  }

  private func collectLookups(_ positions: OpaquePointer?) {
    var properties = hb_segment_properties_t()
    properties.direction = style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    properties.script = HarfBuzzStyle.script(style)
    if !style.language.isEmpty {
      properties.language = hb_language_from_string(style.language, -1)
    }
    let features = HarfBuzzStyle.features(style)
    let plan = hb_shape_plan_create_cached(
      font.face.pointer, &properties, features, UInt32(features.count), nil)
    defer { hb_shape_plan_destroy(plan) }
    hb_ot_shape_plan_collect_lookups(plan, HarfBuzzFace.tag("GSUB"), substitutions)
    removeFractions()
    hb_ot_shape_plan_collect_lookups(plan, HarfBuzzFace.tag("GPOS"), positions)
  }

  /// The character that makes HarfBuzz apply the features of fractions.
  private static let fractionSlash: UInt16 = 0x2044

  /// Removes the lookups of fractions, which every plan has and only text with the slash uses.
  private func removeFractions() {
    let fractions: Set = ["frac", "numr", "dnom"]
    guard !style.features.contains(where: { fractions.contains($0.tag) }) else { return }
    let excluded = fractions.map(HarfBuzzFace.tag)
    let table = HarfBuzzFace.tag("GSUB")
    var count = hb_ot_layout_table_get_feature_tags(font.face.pointer, table, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = hb_ot_layout_table_get_feature_tags(font.face.pointer, table, 0, &count, &tags)
    let others = Set(tags.prefix(Int(count))).subtracting(excluded).sorted()
    let unused = lookups(of: excluded, in: table)
    defer { hb_set_destroy(unused) }
    let used = lookups(of: others, in: table)
    defer { hb_set_destroy(used) }
    hb_set_subtract(unused, used)
    hb_set_subtract(substitutions, unused)
  }

  /// Returns a new set of the lookups of features, in all scripts and languages.
  private func lookups(of features: [hb_tag_t], in table: hb_tag_t) -> OpaquePointer? {
    let lookups = hb_set_create()
    // An empty list of features means all of them.
    guard !features.isEmpty else { return lookups }
    hb_ot_layout_collect_lookups(font.face.pointer, table, nil, nil, features + [0], lookups)
    return lookups
  }

  /// Adds to a set of glyphs those that the plan's substitutions may make of them.
  private func close(_ glyphs: OpaquePointer?) {
    var former: UInt32 = 0
    var rounds = 0
    while hb_set_get_population(glyphs) != former, rounds < 8 {
      former = hb_set_get_population(glyphs)
      rounds += 1
      var lookup = UInt32.max
      while hb_set_next(substitutions, &lookup) != 0 {
        hb_ot_layout_lookup_substitute_closure(font.face.pointer, lookup, glyphs)
      }
    }
    if hb_set_get_population(glyphs) != former { dependsAlways = true }
  }

  /// Adds the glyphs that context rules match after the space.
  ///
  /// - Returns: a new set of the lookups and of those that the rules apply.
  private func readContexts(
    _ table: String, _ lookups: OpaquePointer?, _ types: ContextRules.Types,
    _ spaces: OpaquePointer?
  ) -> OpaquePointer? {
    let all = hb_set_copy(lookups)
    var contexts = ContextRules(font.face.table(table), types, glyphs(spaces))
    guard contexts.read(Self.members(lookups)) else {
      dependsAlways = true
      return all
    }
    for lookup in contexts.nested { hb_set_add(all, UInt32(lookup)) }
    for set in contexts.followers { Self.add(set, to: joined) }
    for sets in contexts.keys { addRule(sets) }
    return all
  }

  /// Records a rule. The sets after the last bit are omitted, so that more texts are shaped as a
  /// whole.
  private func addRule(_ sets: [GlyphSet]) {
    var rule: UInt64 = 0
    for set in sets {
      if groupNumbers[set] == nil, groups.count < UInt64.bitWidth {
        groupNumbers[set] = groups.count
        groups.append(hb_set_create())
        Self.add(set, to: groups[groups.count - 1])
      }
      if let number = groupNumbers[set] { rule |= 1 << UInt64(number) }
    }
    if rule == 0, !sets.isEmpty { dependsAlways = true } else { rules.insert(rule) }
  }

  /// Returns the glyphs that decide what is noted of rules: letters are more common than digits.
  private func glyphs(_ spaces: OpaquePointer?) -> ContextRules.Glyphs {
    var glyphs = ContextRules.Glyphs(spaces: Self.members(spaces))
    for (characters, weight) in [("a"..."z", 3), ("A"..."Z", 2), ("0"..."9", 1)] as [Common] {
      for value in characters.lowerBound.value...characters.upperBound.value {
        guard let scalar = Unicode.Scalar(value), let glyph = font.glyph(of: scalar) else {
          continue
        }
        glyphs.common[Int(glyph)] = weight
      }
    }
    return glyphs
  }

  private typealias Common = (ClosedRange<Unicode.Scalar>, Int)

  private static func add(_ set: GlyphSet, to others: OpaquePointer?) {
    let glyphs = hb_set_create()
    defer { hb_set_destroy(glyphs) }
    for range in set.ranges {
      hb_set_add_range(glyphs, UInt32(range.lowerBound), UInt32(range.upperBound))
    }
    if set.isInverted { hb_set_invert(glyphs) }
    hb_set_union(others, glyphs)
  }

  private static func members(_ set: OpaquePointer?) -> [Int] {
    var members: [Int] = []
    var member = UInt32.max
    while hb_set_next(set, &member) != 0 { members.append(Int(member)) }
    return members
  }

  /// Adds the glyphs that the lookups of a table combine with the space.
  private func read(
    _ table: String, _ lookups: OpaquePointer?, joining types: Set<Int>, extensionType: Int,
    _ spaces: OpaquePointer?
  ) {
    let list = LookupTypes(font.face.table(table), extensionType: extensionType)
    var lookup = UInt32.max
    while hb_set_next(lookups, &lookup) != 0 {
      let facts = list.facts(of: Int(lookup))
      let isPair = table == "GPOS" && facts.type == 2
      guard isPair || types.contains(facts.type) || facts.type == 0 else { continue }
      let glyphs = hb_set_create()
      defer { hb_set_destroy(glyphs) }
      hb_ot_layout_lookup_collect_glyphs(
        font.face.pointer, HarfBuzzFace.tag(table), lookup, glyphs, glyphs, glyphs, glyphs)
      if facts.flags & LookupTypes.ignoresBases != 0 {
        addRule([GlyphSet(Self.members(glyphs).map { $0...$0 })])
      }
      if !Self.intersects(glyphs, spaces) { continue }
      if isPair {
        kernsPairs = true
        if list.changesSecond(Int(lookup)) { consumesSecond = true }
      } else {
        hb_set_union(joined, glyphs)
      }
    }
  }
}
