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
    guard !hasStyleAttributes, let selection = style.tableNumber(at: 62), selection & 0x80 != 0,
      let ascender = lines.tableNumber(at: 4), let descender = lines.tableNumber(at: 6),
      let lineGap = lines.tableNumber(at: 8), ascender != 0 || descender != 0
    else { return nil }
    self.ascender = Int(Int16(bitPattern: ascender))
    self.descender = Int(Int16(bitPattern: descender))
    self.lineGap = Int(Int16(bitPattern: lineGap))
  }
}
