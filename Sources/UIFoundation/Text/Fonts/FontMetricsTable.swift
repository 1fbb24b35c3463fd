import Foundation

extension RuntimeText {
  /// The published table of font metrics for measuring text without font files. Its results are the
  /// same on all machines.
  ///
  /// The advances come from the Adobe Font Metrics of Helvetica and Helvetica Bold (their oblique
  /// faces share them), turned into Swift by `Scripts/make-font-metrics.py`; nothing is kerned.
  /// `FallbackAdvance` gives the advances of characters that those files lack.
  public enum FontMetricsTable {
    /// The version of the table, which snapshots name.
    public static let version = 2

    /// The vertical metrics of all faces, which are those of iOS's system font. A line has 20.287109375
    /// points at 17 points.
    ///
    /// Of 2,048 units per em, 1,950 are above and 494 below the baseline; capital letters have 1,443,
    /// and the letter x has 1,078.
    static let metrics = RuntimeText.TypefaceMetrics(
      unitsPerEm: 1000, ascent: 1950 / 2048, descent: -494 / 2048, capHeight: 1443 / 2048,
      xHeight: 1078 / 2048)

    /// Returns a character's advance in thousandths of an em.
    package static func advance(of scalar: Unicode.Scalar, in face: FontFace) -> Int {
      let code = Int(scalar.value)
      guard code < FaceAdvances.count else { return FallbackAdvance.advance(of: scalar, in: face) }
      return Int(FaceAdvances.table(face).values[code])
    }

    /// Returns the advance of a string without line breaks, in points.
    package static func width(of string: String, in font: UIFont) -> CGFloat {
      let units = string.reduce(0) { $0 + advance(of: $1, in: font.face) }
      return CGFloat(units) * font.pointSize / 1000
    }

    /// Returns a grapheme cluster's advance in thousandths of an em.
    package static func advance(of cluster: Character, in face: FontFace) -> Int {
      let scalars = cluster.unicodeScalars
      guard let first = scalars.first else { return 0 }
      if FallbackAdvance.isEmojiSequence(scalars) { return FallbackAdvance.fullWidth }
      let rest = scalars.dropFirst()
      return rest.reduce(advance(of: first, in: face)) {
        $0 + FallbackAdvance.extra(of: $1, in: face)
      }
    }
  }
}

/// The advances of one face for the characters below U+2600, in thousandths of an em.
struct FaceAdvances: Sendable {
  /// The number of characters in the table.
  static let count = 0x2600

  /// The advances, one for each code point.
  let values: [UInt16]

  /// Returns the advances of a face.
  static func table(_ face: FontFace) -> FaceAdvances {
    switch face {
    case .regular: regular
    case .bold: bold
    case .monospaced: monospaced
    }
  }

  private static let regular = FaceAdvances(.regular, published: published.mapValues(\.regular))
  private static let bold = FaceAdvances(.bold, published: published.mapValues(\.bold))
  private static let monospaced = FaceAdvances(.monospaced, published: [:])

  private init(_ face: FontFace, published: [UInt32: UInt16]) {
    values = (0..<UInt32(Self.count)).map { code in
      guard let scalar = Unicode.Scalar(code) else { return 0 }
      let base = FallbackAdvance.twin(of: scalar).value
      return published[code] ?? published[base]
        ?? UInt16(FallbackAdvance.advance(of: scalar, in: face))
    }
  }

  private static let published: [UInt32: (regular: UInt16, bold: UInt16)] = {
    var entries: [UInt32: (regular: UInt16, bold: UInt16)] = [:]
    for entry in "\(RuntimeText.FontMetricsTable.advances)".split(separator: " ") {
      let fields = entry.split(separator: ":")
      guard fields.count == 3, let code = UInt32(fields[0], radix: 16),
        let regular = UInt16(fields[1]), let bold = UInt16(fields[2])
      else { continue }
      entries[code] = (regular, bold)
    }
    return entries
  }()
}
