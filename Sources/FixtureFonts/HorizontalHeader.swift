import Foundation

/// The vertical metrics of a font from its table `hhea`, in font units.
///
/// HarfBuzz and Windows use the typographic metrics of the table `OS/2` if the font sets the bit
/// USE_TYPO_METRICS. Core Text respects that bit only in a font with a table `STAT`, as static fonts rarely have,
/// and uses `hhea` otherwise (WebKit, pull request 17474; OpenType specification, `OS/2`, `fsSelection`).
struct HorizontalHeader {
  let ascender: Int
  let descender: Int
  let lineGap: Int

  /// Reads the metrics of a face for which Core Text and HarfBuzz use different tables, or returns `nil` for
  /// another one and for a table that is too short or without metrics.
  init?(differingIn face: HarfBuzzFace) {
    self.init(
      style: face.table("OS/2"), lines: face.table("hhea"),
      hasStyleAttributes: !face.table("STAT").isEmpty)
  }

  /// Reads the metrics from the bytes of the tables `OS/2` and `hhea`.
  init?(style: Data, lines: Data, hasStyleAttributes: Bool) {
    guard !hasStyleAttributes, let selection = Self.number(at: 62, in: style),
      selection & 0x80 != 0,
      let ascender = Self.number(at: 4, in: lines), let descender = Self.number(at: 6, in: lines),
      let lineGap = Self.number(at: 8, in: lines), ascender != 0 || descender != 0
    else { return nil }
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  private static func number(at offset: Int, in table: Data) -> Int? {
    let bytes = Array(table.dropFirst(offset).prefix(2))
    guard bytes.count == 2 else { return nil }
    return Int(Int16(bitPattern: UInt16(bytes[0]) << 8 | UInt16(bytes[1])))
  }
}
