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
