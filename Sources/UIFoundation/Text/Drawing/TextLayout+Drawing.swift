import Foundation

extension RuntimeText.Layout {
  /// Draws the lines of the layout into a context.
  ///
  /// - Parameters:
  ///   - origin: The top-left corner of the container, in points.
  ///   - context: The context to draw into.
  ///   - color: The color of text without a color attribute.
  public func draw(at origin: CGPoint, in context: CGContext, color: CGColor) {
    draw(0..<content.count, at: origin, in: context, color: color)
  }

  /// Draws the characters of a range, in UTF-8 code units, at their positions in the lines.
  ///
  /// The truncation token is drawn with the attributes of the preceding character.
  ///
  /// - Parameters:
  ///   - range: The range of characters.
  ///   - origin: The top-left corner of the container, in points.
  ///   - context: The context to draw into.
  ///   - color: The color of text without a color attribute.
  func draw(_ range: Range<Int>, at origin: CGPoint, in context: CGContext, color: CGColor) {
    withPlacement { placement in
      for line in lines where line.range.overlaps(range) {
        let pen = TextPen(
          context: context, color: color, origin: origin, line: line, placement: placement)
        draw(line, range, with: pen)
      }
    }
  }

  private func draw(_ line: RuntimeText.Line, _ range: Range<Int>, with pen: TextPen) {
    let parts = pen.placement.parts(of: line)
    pen.draw(line.visible, at: parts.visible, range)
    let isEndShown = range.upperBound >= line.visible.upperBound
    if line.endsWithHyphen, isEndShown { pen.drawHyphen(at: parts.hyphen) }
    guard let token = line.token else { return }
    if isEndShown { pen.draw(token, at: parts.token) }
    pen.draw(line.continuation, at: parts.rest, range)
  }
}
