import Foundation

/// The vertical metrics of a line, in points.
struct LineBox {
  let height: CGFloat
  /// The distance of the baseline from the top of the line.
  let baseline: CGFloat

  /// Creates the metrics of a line that consists of given items, by the rules of the items'
  /// paragraph.
  ///
  /// The difference between the height by the paragraph's rules and the natural height is above the
  /// text.
  ///
  /// - Parameters:
  ///   - items: The items of the line.
  ///   - paragraph: The paragraph's attributes.
  ///   - usesLeading: A Boolean value that indicates whether the height includes the leading of the
  ///     fonts.
  init(
    _ items: ArraySlice<TextItem>, _ paragraph: RuntimeText.ParagraphAttributes, usesLeading: Bool
  ) {
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

  private static func height(_ natural: CGFloat, _ paragraph: RuntimeText.ParagraphAttributes)
    -> CGFloat
  {
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
