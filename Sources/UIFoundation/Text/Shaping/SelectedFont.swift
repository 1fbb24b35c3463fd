import Foundation

/// The font of the words that are being measured, with the properties that measuring requires.
///
/// A workspace keeps the last one, so that measuring the next text with it does not change the reference
/// counts of the font and the typeface, which all threads share.
struct SelectedFont {
  /// The lengths of a font, in points, and its units.
  struct Measures {
    var pointSize: CGFloat = 0
    var unitsPerEm: CGFloat = 1
    /// The height of a line without leading.
    var lineHeight: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0
  }

  /// The font, or `nil` before the first text.
  let font: UIFont?
  let measures: Measures
  /// The advances of the ASCII characters, or `nil` if they depend on adjacent characters.
  let advances: AsciiAdvances?
  /// A Boolean value that indicates whether words are shaped with the default features.
  let usesDefaultFeatures: Bool

  init() {
    font = nil
    measures = Measures()
    advances = nil
    usesDefaultFeatures = true
  }

  init(_ font: UIFont, _ typeface: any RuntimeText.Typeface) {
    let metrics = typeface.metrics
    self.font = font
    measures = Measures(
      pointSize: font.pointSize, unitsPerEm: CGFloat(metrics.unitsPerEm),
      lineHeight: font.pointSize * metrics.lineHeight,
      descent: -font.pointSize * metrics.descent, leading: font.pointSize * metrics.leading)
    advances = typeface.asciiAdvances.map { AsciiAdvances($0) }
    usesDefaultFeatures = font.features.isEmpty
  }
}
