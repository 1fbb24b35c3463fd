import Foundation

/// The vertical figures of a line, in points.
struct LineBox {
  let height: CGFloat
  /// The distance of the baseline from the top.
  let baseline: CGFloat

  /// Makes the box of a line that has some runs, by the rules of its paragraph.
  ///
  /// What a paragraph's rules add to or take from the natural height is above the letters.
  init(_ runs: ArraySlice<RunMetrics>, _ paragraph: ParagraphAttributes) {
    let ascent = runs.map(\.ascent).max() ?? 0
    let descent = runs.map(\.descent).max() ?? 0
    let isUniform = runs.allSatisfy { $0.ascent == ascent && $0.descent == descent }
    let natural = isUniform ? runs.first?.lineHeight ?? 0 : ascent + descent
    height = Self.height(natural, paragraph)
    baseline = height - descent
  }

  private static func height(_ natural: CGFloat, _ paragraph: ParagraphAttributes) -> CGFloat {
    let multiple = paragraph.lineHeightMultiple
    var height = multiple > 0 && multiple.isFinite ? natural * multiple : natural
    let least = paragraph.minimumLineHeight
    if least.isFinite { height = max(height, least) }
    let most = paragraph.maximumLineHeight
    if most > 0 { height = min(height, most) }
    return max(0, height)
  }
}

/// The figures of a run that layout needs again and again.
struct RunMetrics {
  let end: Int
  let face: FontFace
  /// Points an em.
  let pointSize: CGFloat
  /// Points added to each cluster: kerning or an attachment's width.
  let extra: CGFloat
  let ascent: CGFloat
  let descent: CGFloat
  let lineHeight: CGFloat
  let isAttachment: Bool

  init(_ run: TextRun) {
    let attributes = run.attributes
    let font = attributes.font
    let metrics = font.metrics
    end = run.end
    face = font.face
    pointSize = font.pointSize
    isAttachment = attributes.attachment != nil
    if let bounds = attributes.attachment {
      extra = attributes.kern + bounds.width
      ascent = max(0, bounds.maxY + attributes.baselineOffset)
      descent = max(0, -bounds.minY - attributes.baselineOffset)
      lineHeight = ascent + descent
    } else {
      extra = attributes.kern
      ascent = pointSize * metrics.ascent + attributes.baselineOffset
      descent = -pointSize * metrics.descent - attributes.baselineOffset
      lineHeight = pointSize * metrics.lineHeight
    }
  }
}
