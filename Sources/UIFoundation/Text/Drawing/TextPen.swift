import Foundation

/// A painter of the parts of one line of text, item by item.
struct TextPen {
  let context: CGContext
  /// The color of text without a color attribute.
  let color: CGColor
  /// The top-left corner of the text container, in points.
  let origin: CGPoint
  let line: RuntimeText.Line
  let placement: LinePlacement

  private var baseline: CGFloat { origin.y + line.y + line.baseline }

  /// Draws the characters of a range that belong to a part of the line.
  func draw(_ part: Range<Int>, at x: CGFloat, _ range: Range<Int>) {
    guard part.overlaps(range) else { return }
    let paragraph = placement.paragraph(at: part.lowerBound)
    let clusters = placement.clusters(part, at: x).filter { range.overlaps($0.range) }
    var start = 0
    while start < clusters.count {
      var end = start + 1
      while end < clusters.count, clusters[end].item == clusters[start].item { end += 1 }
      draw(clusters[start..<end], of: paragraph)
      start = end
    }
  }

  private func draw(_ clusters: ArraySlice<LinePlacement.Cluster>, of paragraph: Paragraph) {
    guard let first = clusters.first, let last = clusters.last else { return }
    let item = paragraph.items[first.item]
    let left = clusters.reduce(CGFloat.infinity) { min($0, $1.x) }
    let right = clusters.reduce(-CGFloat.infinity) { max($0, $1.x + $1.width) }
    let text = placement.shaper.content.substring(first.range.lowerBound..<last.range.upperBound)
    let places = clusters.map { cluster in
      RuntimeDrawing.DisplayList.TextRun.Cluster(
        length: placement.shaper.content.substring(cluster.range).utf16.count,
        x: cluster.x - left, width: cluster.width)
    }
    draw(
      text, item, from: CGPoint(x: origin.x + left, y: baseline), right - left, places)
  }

  private func draw(
    _ text: Substring, _ item: TextItem, from start: CGPoint, _ width: CGFloat,
    _ clusters: [RuntimeDrawing.DisplayList.TextRun.Cluster]
  ) {
    let attributes = item.attributes
    let place = CGPoint(x: start.x, y: start.y - attributes.baselineOffset)
    if let background = attributes.backgroundColor?.cgColor {
      let top = origin.y + line.y
      fill(CGRect(x: place.x, y: top, width: width, height: line.height), background)
    }
    if let bounds = attributes.attachment {
      return draw(attributes.attachmentImage, bounds, at: place)
    }
    let ink = attributes.foregroundColor?.cgColor ?? color
    var run = RuntimeDrawing.DisplayList.TextRun(
      string: String(text), origin: place,
      fontName: item.typeface.postScriptName ?? attributes.font.fontName,
      fontSize: item.pointSize, color: ink, clusters: clusters,
      isRightToLeft: item.level & 1 == 1)
    run.letterSpacing = item.extra
    if let typeface = item.typeface as? any OutlineTypeface {
      run.shaping = RuntimeDrawing.DisplayList.TextRun.Shaping(
        typeface: typeface, style: item.style)
    }
    context.draw(run)
    drawLines(item, from: place, width, ink)
  }

  /// Draws the visible hyphen of a soft hyphen at the end of the line.
  func drawHyphen(at x: CGFloat) {
    let paragraph = placement.paragraph(at: line.visible.upperBound - 1)
    let index = paragraph.index(of: line.visible.upperBound - 1)
    let item = paragraph.items[Int(paragraph.clusters[index].item)]
    let hyphen = placement.shaper.hyphen(in: item).text
    let width = LineFiller(paragraph, placement.shaper).hyphenWidth(at: index)
    let cluster = RuntimeDrawing.DisplayList.TextRun.Cluster(length: 1, x: 0, width: width)
    draw(Substring(hyphen), item, from: CGPoint(x: origin.x + x, y: baseline), width, [cluster])
  }

  /// Draws the truncation token, such as an ellipsis.
  func draw(_ token: RuntimeText.Content, at x: CGFloat) {
    let shaper = ParagraphShaper(
      token, fonts: placement.shaper.fonts, workspace: placement.shaper.workspace)
    let pen = TextPen(
      context: context, color: color, origin: origin, line: line,
      placement: LinePlacement(shaper))
    pen.draw(0..<token.count, at: x, 0..<token.count)
  }

  private func draw(_ image: UIImage?, _ place: CGRect, at origin: CGPoint) {
    guard let image else { return }
    let rect = CGRect(
      x: origin.x + place.minX, y: origin.y - place.maxY, width: place.width,
      height: place.height)
    context.draw(image, in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the underlines and strikethrough lines with the thickness of the font's underline.
  private func drawLines(
    _ item: TextItem, from origin: CGPoint, _ width: CGFloat, _ ink: CGColor
  ) {
    let metrics = item.typeface.metrics
    let thickness = item.pointSize * metrics.underlineThickness
    if !item.attributes.underlineStyle.isEmpty {
      let y = origin.y - item.pointSize * metrics.underlinePosition - thickness / 2
      fill(CGRect(x: origin.x, y: y, width: width, height: thickness), ink)
    }
    if !item.attributes.strikethroughStyle.isEmpty {
      let y = origin.y - item.pointSize * metrics.xHeight / 2 - thickness / 2
      fill(CGRect(x: origin.x, y: y, width: width, height: thickness), ink)
    }
  }

  private func fill(_ rect: CGRect, _ color: CGColor) {
    context.saveGState()
    context.setFillColor(color)
    context.fill(rect)
    context.restoreGState()
  }
}
