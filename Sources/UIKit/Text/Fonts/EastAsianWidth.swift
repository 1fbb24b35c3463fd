/// The widths of East Asian characters, from the Unicode Character Database.
enum EastAsianWidth {
  /// Tells whether a character takes a full square.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && wide.contains(scalar.value)
  }

  /// Tells whether a character takes half a square.
  static func isHalfWidth(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20A9 && halfWidth.contains(scalar.value)
  }

  private static let wide = CodePointRanges(wideRanges)
  private static let halfWidth = CodePointRanges(halfWidthRanges)
}
