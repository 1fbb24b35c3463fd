import Foundation

/// The vertical metrics of a line, in points.
struct LineBox {
  let height: CGFloat
  /// The distance of the baseline from the top.
  let baseline: CGFloat

  /// Creates the box of a line that has some items, by the rules of its paragraph.
  ///
  /// What a paragraph's rules add to or take from the natural height is above the letters.
  ///
  /// - Parameters:
  ///   - items: the items of the line.
  ///   - paragraph: the paragraph's attributes.
  ///   - usesLeading: whether the gap between lines that the fonts ask for is part of the height.
  init(_ items: ArraySlice<TextItem>, _ paragraph: ParagraphAttributes, usesLeading: Bool) {
    let first = items.first
    var ascent = first?.ascent ?? 0
    var descent = first?.descent ?? 0
    var leading = first?.leading ?? 0
    var isUniform = true
    for item in items.dropFirst() {
      isUniform = isUniform && item.ascent == ascent && item.descent == descent
      ascent = max(ascent, item.ascent)
      descent = max(descent, item.descent)
      leading = max(leading, item.leading)
    }
    let natural = isUniform ? first?.lineHeight ?? 0 : ascent + descent
    let lineHeight = Self.height(natural, paragraph)
    height = usesLeading ? lineHeight + leading : lineHeight
    baseline = lineHeight - descent
  }

  private static func height(_ natural: CGFloat, _ paragraph: ParagraphAttributes) -> CGFloat {
    height(
      natural, multiple: paragraph.lineHeightMultiple, least: paragraph.minimumLineHeight,
      most: paragraph.maximumLineHeight)
  }

  /// Returns the height of a line of a natural height.
  static func height(
    _ natural: CGFloat, multiple: CGFloat, least: CGFloat, most: CGFloat
  ) -> CGFloat {
    var height = multiple > 0 && multiple.isFinite ? natural * multiple : natural
    if least.isFinite { height = max(height, least) }
    if most > 0 { height = min(height, most) }
    return max(0, height)
  }
}
