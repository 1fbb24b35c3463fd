import Foundation

/// The published figures by which text is measured, the same on every machine.
///
/// The advances come from the Adobe Font Metrics of Helvetica and Helvetica Bold (their oblique
/// faces share them), turned into Swift by `Scripts/make-font-metrics.py`; nothing is kerned.
/// `FallbackAdvance` gives the characters that those files lack. Ascender, descender and line height
/// are Helvetica's as UIKit reports them: 15.640, −3.910 and 19.55 points at 17 points.
public enum FontMetricsTable {
  /// The version of the figures, which changes with any of them.
  public static let version = 1

  /// Helvetica's 1577/2048 em and UIKit's addition of 0.15 em.
  static let ascender: CGFloat = 1577.0 / 2048 + 0.15
  /// Helvetica's 471/2048 em below the baseline.
  static let descender: CGFloat = -471.0 / 2048
  /// The height of a line in ems.
  static let lineHeight: CGFloat = 1.15

  /// Returns a character's advance in thousandths of an em.
  package static func advance(of scalar: Unicode.Scalar, in face: FontFace) -> Int {
    let code = Int(scalar.value)
    guard code < FaceAdvances.count else { return FallbackAdvance.advance(of: scalar, in: face) }
    return Int(FaceAdvances.table(face).values[code])
  }

  /// Returns the advance in points of a string without line breaks.
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
