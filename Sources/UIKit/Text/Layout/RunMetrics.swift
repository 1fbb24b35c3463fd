import Foundation

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
      ascent = font.ascender + attributes.baselineOffset
      descent = -font.descender - attributes.baselineOffset
      lineHeight = font.lineHeight
    }
  }
}
