import Foundation

/// Draws the parts of one line run by run.
struct TextPen {
  let context: CGContext
  /// The colour of text without one.
  let color: CGColor
  /// The top of the line in points.
  let top: CGFloat
  let line: TextLine

  /// Draws a part of a text with its baseline beginning at a point.
  func draw(_ content: TextContent, _ range: Range<Int>, at start: CGPoint) {
    var x = start.x
    var lower = 0
    for run in content.runs where !range.isEmpty {
      let part = (lower..<run.end).clamped(to: range)
      lower = run.end
      guard !part.isEmpty else { continue }
      let clusters = content.drawnClusters(part)
      let width = clusters.last.map { $0.x + $0.width } ?? 0
      draw(
        content.substring(part), run.attributes, from: CGPoint(x: x, y: start.y), width, clusters)
      x += width
    }
  }

  private func draw(
    _ text: Substring, _ attributes: TextAttributes, from start: CGPoint, _ width: CGFloat,
    _ clusters: [DisplayList.TextRun.Cluster]
  ) {
    let origin = CGPoint(x: start.x, y: start.y - attributes.baselineOffset)
    if let background = attributes.backgroundColor?.cgColor {
      fill(CGRect(x: origin.x, y: top, width: width, height: line.height), background)
    }
    if let place = attributes.attachment {
      return draw(attributes.attachmentImage, place, at: origin)
    }
    let ink = attributes.foregroundColor?.cgColor ?? color
    context.draw(
      DisplayList.TextRun(
        string: String(text), origin: origin, fontName: attributes.font.fontName,
        fontSize: attributes.font.pointSize, color: ink, clusters: clusters))
    drawLines(attributes, from: origin, width, ink)
  }

  private func draw(_ image: UIImage?, _ place: CGRect, at origin: CGPoint) {
    guard let image else { return }
    let rect = CGRect(
      x: origin.x + place.minX, y: origin.y - place.maxY, width: place.width,
      height: place.height)
    context.draw(image, in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the lines under and through the text, as thick as the font's underline.
  private func drawLines(
    _ attributes: TextAttributes, from origin: CGPoint, _ width: CGFloat, _ ink: CGColor
  ) {
    let font = attributes.font
    let metrics = font.metrics
    let thickness = font.pointSize * metrics.underlineThickness
    if !attributes.underlineStyle.isEmpty {
      let y = origin.y - font.pointSize * metrics.underlinePosition - thickness / 2
      fill(CGRect(x: origin.x, y: y, width: width, height: thickness), ink)
    }
    if !attributes.strikethroughStyle.isEmpty {
      let y = origin.y - font.xHeight / 2 - thickness / 2
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

extension TextContent {
  /// Returns the clusters of a part of a line with their places from its left edge.
  fileprivate func drawnClusters(_ range: Range<Int>) -> [DisplayList.TextRun.Cluster] {
    let text = substring(range)
    var index = text.startIndex
    var offset = range.lowerBound
    var x: CGFloat = 0
    return stops(range, x: 0).map { stop in
      let next = text.utf8.index(index, offsetBy: stop.end - offset)
      defer { (index, offset, x) = (next, stop.end, stop.maxX) }
      return DisplayList.TextRun.Cluster(
        length: text.utf16.distance(from: index, to: next), x: x, width: stop.maxX - x)
    }
  }
}
