import Foundation

/// The typefaces for the characters of a font: its own, those of its cascade, and the published
/// table.
struct CoveringTypefaces {
  private let own: any RuntimeText.Typeface
  private let cascade: [any RuntimeText.Typeface]
  private let last: any RuntimeText.Typeface
  private let coversEverything: Bool

  init(_ font: UIFont, _ shaper: ParagraphShaper) {
    own = shaper.typeface(for: font)
    coversEverything = own is TableTypeface
    cascade = coversEverything ? [] : shaper.fonts.fallbacks(for: font)
    last = coversEverything ? own : TableTypeface.typeface(font.face)
  }

  /// Returns the typeface for the character at a UTF-16 code unit.
  ///
  /// - Parameters:
  ///   - index: The index of the code unit.
  ///   - source: The text of the paragraph.
  ///   - former: The typeface of the preceding character, which combining marks and invisible
  ///     characters use too.
  /// - Returns: The first typeface that has a glyph for the character, or the published table.
  func typeface(
    at index: Int, in source: ParagraphSource, former: (any RuntimeText.Typeface)?
  ) -> any RuntimeText.Typeface {
    if coversEverything { return own }
    let unit = source.text[index]
    if unit < 0x80, unit > 0x20, own.asciiAdvances != nil { return own }
    if let former, UTF16.isTrailSurrogate(unit) { return former }
    let scalar = source.scalar(at: index)
    if Self.isShared(scalar) { return former ?? own }
    if own.contains(scalar) { return own }
    return cascade.first { $0.contains(scalar) } ?? last
  }

  /// Returns the characters of a range for which neither the font nor its cascade has a glyph.
  func missing(
    _ range: Range<Int>, in source: ParagraphSource, shownBy typeface: any RuntimeText.Typeface
  ) -> [Unicode.Scalar] {
    guard !coversEverything, typeface === last else { return [] }
    return range.compactMap { index in
      if UTF16.isTrailSurrogate(source.text[index]) { return nil }
      let scalar = source.scalar(at: index)
      return Self.isShared(scalar) ? nil : scalar
    }
  }

  /// Returns a Boolean value that indicates whether a character uses the typeface of the preceding
  /// character.
  ///
  /// A space is not such a character: between words of a fallback font, the space of the font
  /// itself is used, as in Chromium.
  private static func isShared(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x300 { return scalar.value < 0x20 || scalar.value == 0xAD }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format: return true
    default: return false
    }
  }
}
