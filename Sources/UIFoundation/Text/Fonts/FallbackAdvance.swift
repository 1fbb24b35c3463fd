import Foundation

/// The estimated advances of characters that the published tables lack, in thousandths of an em.
///
/// - A letter with marks is as wide as its base letter, and a no-break space as a space.
/// - Greek and Cyrillic letters that look like Latin ones are as wide as those.
/// - Controls, format characters and combining marks have no advance.
/// - East Asian wide and full-width characters and emoji are one em wide, a sequence of emoji
///   together; half-width ones are half an em wide.
/// - Spaces of a named width have it. Every other capital letter is 0.667 em wide and every
///   other character 0.556 em: the widths of A and a.
/// - In the fixed-width face each character with an advance has 0.6 em, wide ones one em.
enum FallbackAdvance {
  /// The advance of East Asian wide characters and of emoji: one em.
  static let fullWidth = 1000

  /// Returns the estimated advance of a character without a published one.
  static func advance(of scalar: Unicode.Scalar, in face: FontFace) -> Int {
    if isInvisible(scalar) { return 0 }
    if EastAsianWidth.isWide(scalar) { return fullWidth }
    if face == .monospaced { return 600 }
    if let space = spaces[scalar.value] { return space }
    if EastAsianWidth.isHalfWidth(scalar) { return fullWidth / 2 }
    let category = scalar.properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter ? 667 : 556
  }

  /// Returns the additional advance of a character that follows the first character of a cluster.
  static func extra(of scalar: Unicode.Scalar, in face: FontFace) -> Int {
    scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier
      || isConjoiningJamo(scalar)
      ? 0 : RuntimeText.FontMetricsTable.advance(of: scalar, in: face)
  }

  /// Returns a Boolean value that indicates whether a cluster is shown as a single emoji.
  static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    if first.properties.isEmojiPresentation { return true }
    return scalars.contains {
      $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
    }
  }

  /// Returns a character with a published advance that is about the same as that of a given one, or
  /// the given one.
  static func twin(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let twin = twins[scalar] { return twin }
    guard isLatinWithMarks(scalar.value) else { return scalar }
    let decomposed = String(scalar).decomposedStringWithCanonicalMapping
    return decomposed.unicodeScalars.first ?? scalar
  }

  private static func isLatinWithMarks(_ code: UInt32) -> Bool {
    (0xA0..<0x250).contains(code) || (0x1E00..<0x1F00).contains(code)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      true
    default:
      scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isConjoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value)
  }

  private static let spaces: [UInt32: Int] = [
    0x2000: 500, 0x2001: 1000, 0x2002: 500, 0x2003: 1000, 0x2004: 333, 0x2005: 250, 0x2006: 167,
    0x2007: 556, 0x2008: 278, 0x2009: 200, 0x200A: 100, 0x202F: 200, 0x205F: 222,
    0x2010: 333, 0x2011: 333, 0x2012: 556, 0x2015: 1000,
  ]

  private static let twins: [Unicode.Scalar: Unicode.Scalar] = {
    let greek = zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧκνορυχ", "ABEZHIKMNOPTYXkvopux")
    let cyrillic = zip("АВЕКМНОРСТХЅІЈЁЇаеорсухѕіјёї", "ABEKMHOPCTXSIJEIaeopcyxsijei")
    var twins: [Unicode.Scalar: Unicode.Scalar] = ["\u{A0}": " "]
    for (letter, latin) in Array(greek) + Array(cyrillic) {
      twins[letter.unicodeScalars[letter.unicodeScalars.startIndex]] =
        latin.unicodeScalars[latin.unicodeScalars.startIndex]
    }
    return twins
  }()
}
