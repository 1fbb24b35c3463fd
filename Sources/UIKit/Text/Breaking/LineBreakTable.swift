/// The line-break class of every character, from the Unicode Character Database 15.0.
///
/// `Scripts/make-unicode-tables.py` writes the ranges.
package enum LineBreakTable {
  /// Returns a character's class; ordinary letters' for one without.
  package static func lineBreakClass(of scalar: Unicode.Scalar) -> LineBreakClass {
    let code = scalar.value
    if code < directCount { return direct[Int(code)] }
    return found(code)
  }

  private static let directCount: UInt32 = 0x300
  private static let direct: [LineBreakClass] = (0..<directCount).map(found)

  private static func found(_ code: UInt32) -> LineBreakClass {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].first <= code { low = middle + 1 } else { high = middle }
    }
    guard low > 0, code <= entries[low - 1].last else { return unassigned(code) }
    return entries[low - 1].value
  }

  /// Unassigned places of the ideographic and pictographic blocks behave as ideographs.
  private static func unassigned(_ code: UInt32) -> LineBreakClass {
    switch code {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      .id
    case 0x20A0...0x20CF: .pr
    default: .al
    }
  }

  private struct Entry: Sendable {
    let first: UInt32
    let last: UInt32
    let value: LineBreakClass
  }

  private static let entries: [Entry] = {
    var next: UInt32 = 0
    return "\(ranges)".split(separator: " ").compactMap { text in
      guard let entry = entry(text, after: next) else { return nil }
      next = entry.last + 1
      return entry
    }
  }()

  /// Reads an entry such as `AL3.1F`; the class's name is two or three letters or digits.
  private static func entry(_ text: Substring, after next: UInt32) -> Entry? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let length = UInt32(parts[1], radix: 16) else { return nil }
    let nameLength = parts[0].hasPrefix("ZWJ") ? 3 : 2
    guard let value = LineBreakClass(name: parts[0].prefix(nameLength)) else { return nil }
    let gap = UInt32(parts[0].dropFirst(nameLength), radix: 16) ?? 0
    return Entry(first: next + gap, last: next + gap + length, value: value)
  }
}

/// The line-break property of a character, named as in Unicode Standard Annex 14.
///
/// The classes that rule LB1 resolves (AI, CJ, SA, SG, XX) are resolved in the table;
/// `ow` and `cw` are the East Asian members of `op` and `cp`, which rule LB30 treats on their own.
package enum LineBreakClass: UInt8, Sendable, CaseIterable {
  // Mandatory and prohibited breaks.
  case bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj
  // Opportunities.
  case b2, ba, bb, hy, cb
  // Punctuation.
  case cl, cp, cw, ex, `in`, ns, op, ow, qu
  // Numbers.
  case `is`, nu, po, pr, sy
  // Letters, ideographs, Hangul, emoji and flags.
  case al, hl, id, h2, h3, jl, jv, jt, eb, em, ri

  /// The class that the Unicode Character Database writes with these letters.
  init?(name: Substring) {
    guard let found = Self.names[String(name)] else { return nil }
    self = found
  }

  private static let names: [String: LineBreakClass] = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)".uppercased(), $0) })
}
