import Foundation

extension TextLayout {
  /// Draws the lines of the layout into a context.
  ///
  /// - Parameters:
  ///   - origin: the container's top left corner, in points.
  ///   - context: the context.
  ///   - color: the color of text that has none.
  public func draw(at origin: CGPoint, in context: CGContext, color: CGColor) {
    draw(0..<content.count, at: origin, in: context, color: color)
  }

  /// Draws the characters of a range, in UTF-8 code units, at their positions in the lines.
  ///
  /// The truncation token is drawn with the character before it.
  ///
  /// - Parameters:
  ///   - range: the characters.
  ///   - origin: the container's top left corner, in points.
  ///   - context: the context.
  ///   - color: the color of text that has none.
  func draw(_ range: Range<Int>, at origin: CGPoint, in context: CGContext, color: CGColor) {
    withPlacement { placement in
      for line in lines where line.range.overlaps(range) {
        let pen = TextPen(
          context: context, color: color, origin: origin, line: line, placement: placement)
        draw(line, range, with: pen)
      }
    }
  }

  private func draw(_ line: TextLine, _ range: Range<Int>, with pen: TextPen) {
    let parts = pen.placement.parts(of: line)
    pen.draw(line.visible, at: parts.visible, range)
    let isEndShown = range.upperBound >= line.visible.upperBound
    if line.endsWithHyphen, isEndShown { pen.drawHyphen(at: parts.hyphen) }
    guard let token = line.token else { return }
    if isEndShown { pen.draw(token, at: parts.token) }
    pen.draw(line.continuation, at: parts.rest, range)
  }
}
