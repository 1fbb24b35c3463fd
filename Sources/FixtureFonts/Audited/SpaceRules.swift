import CHarfBuzz
import Foundation
import UIKit

/// A search for the characters whose advances depend on a preceding space, in one font and style.
///
/// Text after a space can be shaped apart when no rule of the font matches across the space: no rule with
/// a context has a glyph of the character directly after the space, no other lookup that looks at several
/// glyphs has both, and the pair of both is not kerned. A rule that reaches farther has both side by side
/// too, because it matches neighbors without gaps. Fonts with rules that cannot be read are never divided.
///
/// Proof: every set and blob is created and destroyed in the function that uses it; the plan and the sets
/// that are kept are destroyed with the object. One thread at a time has it, under the lock of its
/// owner.
final class SpaceRules {
  private let font: HarfBuzzFont
  private let style: ShapingStyle
  /// The glyphs that a lookup combines with the space.
  private let joined: OpaquePointer?
  /// The GSUB lookups of the shaping plan.
  private let substitutions: OpaquePointer?
  private var kernsPairs = false
  private var dependsAlways = false
  private var answers: [UInt32: Bool] = [:]
  private var asciiAnswers = [UInt8](repeating: 0, count: 128)

  init(_ font: HarfBuzzFont, _ style: ShapingStyle) {
    self.font = font
    self.style = style
    joined = hb_set_create()
    substitutions = hb_set_create()
    guard let space = font.glyph(of: " "), !font.face.hasAppleLayout else {
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
    hb_set_destroy(substitutions)
  }

  /// Returns whether text that begins with a character can be shaped separately from the space
  /// before it.
  func isIndependent(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 128 {
      let index = Int(scalar.value)
      if asciiAnswers[index] == 0 { asciiAnswers[index] = found(scalar) ? 2 : 1 }
      return asciiAnswers[index] == 2
    }
    if let answer = answers[scalar.value] { return answer }
    if answers.count > 4096 { answers.removeAll() }
    let answer = found(scalar)
    answers[scalar.value] = answer
    return answer
  }

  private func found(_ scalar: Unicode.Scalar) -> Bool {
    guard !dependsAlways, let glyph = font.glyph(of: scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control, .spaceSeparator:
      return false
    default: break
    }
    let glyphs = hb_set_create()
    defer { hb_set_destroy(glyphs) }
    hb_set_add(glyphs, glyph)
    close(glyphs)
    hb_set_intersect(glyphs, joined)
    guard hb_set_is_empty(glyphs) != 0 else { return false }
    return !kernsPairs || !isKerned(scalar)
  }

  /// Returns whether a space and a character together have other advances than separately.
  private func isKerned(_ scalar: Unicode.Scalar) -> Bool {
    let text = Array(String(scalar).utf16)
    let pair = font.shape(ShapingRun(text: [0x20] + text, style: style))
    let space = font.shape(ShapingRun(text: [0x20], style: style))
    let alone = font.shape(ShapingRun(text: text, style: style))
    return pair.map(\.advance) != (space + alone).map(\.advance)
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
    hb_ot_shape_plan_collect_lookups(plan, HarfBuzzFace.tag("GPOS"), positions)
  }

  /// Adds the glyphs that the plan's substitutions can produce from a set of glyphs to the set.
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
    var rules = ContextRules(font.face.table(table), types, spaces: Self.members(spaces))
    guard rules.read(Self.members(lookups)) else {
      dependsAlways = true
      return all
    }
    for lookup in rules.nested { hb_set_add(all, UInt32(lookup)) }
    for set in rules.followers { join(set) }
    return all
  }

  private func join(_ set: GlyphSet) {
    let glyphs = hb_set_create()
    defer { hb_set_destroy(glyphs) }
    for range in set.ranges {
      hb_set_add_range(glyphs, UInt32(range.lowerBound), UInt32(range.upperBound))
    }
    if set.isInverted { hb_set_invert(glyphs) }
    hb_set_union(joined, glyphs)
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
      let type = list.type(of: Int(lookup))
      let isPair = table == "GPOS" && type == 2
      guard isPair || types.contains(type) || type == 0 else { continue }
      let glyphs = hb_set_create()
      defer { hb_set_destroy(glyphs) }
      hb_ot_layout_lookup_collect_glyphs(
        font.face.pointer, HarfBuzzFace.tag(table), lookup, glyphs, glyphs, glyphs, glyphs)
      let common = hb_set_copy(glyphs)
      defer { hb_set_destroy(common) }
      hb_set_intersect(common, spaces)
      if hb_set_is_empty(common) != 0 { continue }
      if isPair { kernsPairs = true } else { hb_set_union(joined, glyphs) }
    }
  }
}

/// The types of the lookups of a GSUB or GPOS table, with 0 for a lookup that cannot be read.
struct LookupTypes {
  private let table: Data
  private let extensionType: Int

  init(_ table: Data, extensionType: Int) {
    self.table = table
    self.extensionType = extensionType
  }

  func type(of lookup: Int) -> Int {
    guard let list = number(8), let count = number(list), lookup < count,
      let offset = number(list + 2 + 2 * lookup), let type = number(list + offset)
    else { return 0 }
    guard type == extensionType else { return type }
    guard let subtable = number(list + offset + 6) else { return 0 }
    return number(list + offset + subtable + 2) ?? 0
  }

  private func number(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= table.count else { return nil }
    let start = table.startIndex + offset
    return Int(table[start]) << 8 | Int(table[start + 1])
  }
}
