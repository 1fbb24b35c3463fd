import Foundation

extension TextLayout {
  /// Draws the lines into a context.
  ///
  /// - Parameters:
  ///   - origin: where the container's top left corner is, in points.
  ///   - context: where the drawing goes.
  ///   - color: the colour of text without one.
  public func draw(at origin: CGPoint, in context: CGContext, color: CGColor) {
    for line in lines {
      let edges = partEdges(of: line)
      let baseline = CGPoint(x: origin.x, y: origin.y + line.y + line.baseline)
      let pen = TextPen(context: context, color: color, top: origin.y + line.y, line: line)
      pen.draw(content, line.visible, at: CGPoint(x: baseline.x + edges.visible, y: baseline.y))
      if line.endsWithHyphen { drawHyphen(of: line, with: pen, at: baseline) }
      guard let token = line.token else { continue }
      pen.draw(token, 0..<token.count, at: CGPoint(x: baseline.x + edges.token, y: baseline.y))
      pen.draw(content, line.continuation, at: CGPoint(x: baseline.x + edges.rest, y: baseline.y))
    }
  }

  /// Draws the characters of a range, an offset in UTF-8 code units, at their places in the lines.
  ///
  /// The truncation token is drawn with the attributes of the preceding character.
  ///
  /// - Parameters:
  ///   - range: the characters.
  ///   - origin: where the container's top left corner is, in points.
  ///   - context: where the drawing goes.
  ///   - color: the colour of text without one.
  func draw(_ range: Range<Int>, at origin: CGPoint, in context: CGContext, color: CGColor) {
    let parts = lines.filter { $0.range.overlaps(range) }.map { line in
      let left = content.width(of: line.visible.clamped(to: 0..<max(0, range.lowerBound)))
      var part = line
      part.x += left
      part.width -= left
      part.visible = line.visible.clamped(to: range)
      if range.upperBound < line.visible.upperBound { part.token = nil }
      return part
    }
    TextLayout(content: content, lines: parts, metrics: metrics)
      .draw(at: origin, in: context, color: color)
  }

  private func drawHyphen(of line: TextLine, with pen: TextPen, at baseline: CGPoint) {
    let attributes = content.attributes(at: line.visible.upperBound - 1)
    let hyphen = TextContent("-", attributes: attributes)
    let width = FontMetricsTable.width(of: "-", in: attributes.font) + attributes.kern
    let x = baseline.x + line.x + line.width - width
    pen.draw(hyphen, 0..<1, at: CGPoint(x: x, y: baseline.y))
  }
}
