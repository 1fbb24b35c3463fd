/// A set of glyphs, stored as ranges that are included or excluded.
struct GlyphSet: Equatable {
  let ranges: [ClosedRange<Int>]
  let isInverted: Bool

  /// The empty set.
  static let none = GlyphSet([])

  init(_ ranges: [ClosedRange<Int>], isInverted: Bool = false) {
    self.ranges = ranges
    self.isInverted = isInverted
  }

  init(_ glyph: Int) {
    self.init([glyph...glyph])
  }

  func contains(_ glyph: Int) -> Bool {
    ranges.contains { $0.contains(glyph) } != isInverted
  }

  /// The glyphs of the ranges, in ascending order.
  var glyphs: [Int] { ranges.flatMap { Array($0) } }
}

/// A reader of numbers and glyph sets in OpenType layout tables. Returns `nil` past the end of the
/// bytes.
struct BigEndianReader {
  let bytes: [UInt8]

  func number(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func longNumber(_ offset: Int) -> Int? {
    guard let high = number(offset), let low = number(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Returns the glyphs of a coverage table, and subtracts the number of ranges from the budget.
  func coverage(_ start: Int, _ budget: inout Int) -> GlyphSet? {
    guard let format = number(start), let count = number(start + 2) else { return nil }
    budget -= count
    guard budget > 0 else { return nil }
    var ranges: [ClosedRange<Int>] = []
    for index in 0..<count {
      if format == 1 {
        guard let glyph = number(start + 4 + 2 * index) else { return nil }
        ranges.append(glyph...glyph)
      } else {
        let place = start + 4 + 6 * index
        guard format == 2, let first = number(place), let last = number(place + 2), first <= last
        else { return nil }
        ranges.append(first...last)
      }
    }
    return GlyphSet(ranges)
  }

  /// Returns the glyphs of each class of a class definition table. Class 0 contains all other
  /// glyphs.
  func classes(_ start: Int, _ budget: inout Int) -> [GlyphSet]? {
    guard let format = number(start) else { return nil }
    let isList = format == 1
    guard isList || format == 2, let count = number(start + (isList ? 4 : 2)) else { return nil }
    budget -= count
    guard budget > 0 else { return nil }
    var ranges: [Int: [ClosedRange<Int>]] = [:]
    for index in 0..<count {
      let place = start + (isList ? 6 + 2 * index : 4 + 6 * index)
      guard let group = number(isList ? place : place + 4),
        let first = isList ? number(start + 2).map({ $0 + index }) : number(place),
        let last = isList ? first : number(place + 2), first <= last
      else { return nil }
      if group > 0 { ranges[group, default: []].append(first...last) }
    }
    let classed = ranges.values.flatMap { $0 }
    return (0...(ranges.keys.max() ?? 0)).map { group in
      group == 0 ? GlyphSet(classed, isInverted: true) : GlyphSet(ranges[group] ?? [])
    }
  }
}
