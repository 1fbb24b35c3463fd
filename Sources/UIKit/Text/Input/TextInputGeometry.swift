/// The places of the characters of an input, in points of its own space.
struct TextInputGeometry {
  let layout: TextLayout
  /// The top left corner of the layout.
  let origin: CGPoint
  /// The height of a caret where there is no text.
  let emptyHeight: CGFloat

  /// The width of a caret in points.
  static var caretWidth: CGFloat { 2 }

  /// Returns the caret before the character at a UTF-16 offset; at the end, the one after the text.
  func caret(at offset: Int) -> CGRect {
    let place = layout.content.range(NSRange(location: offset, length: 0)).lowerBound
    guard let line = layout.lines.last(where: { $0.range.lowerBound <= place }) else {
      return CGRect(
        origin: origin, size: CGSize(width: Self.caretWidth, height: emptyHeight))
    }
    let end = min(place, line.range.upperBound)
    let x = layout.withPlacement { $0.caretX(in: line, at: end) }
    return CGRect(
      x: origin.x + x, y: origin.y + line.y, width: Self.caretWidth,
      height: line.height)
  }

  /// Returns the rectangle around the first line of a range of UTF-16 units; null for none.
  func firstRect(of range: NSRange) -> CGRect {
    let first = layout.rects(for: layout.content.range(range)).first ?? .null
    return first.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the rectangles around the lines of a range of UTF-16 units.
  func rects(of range: NSRange) -> [CGRect] {
    layout.rects(for: layout.content.range(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Returns the UTF-16 offset whose caret is nearest to a point, in the line nearest to it.
  func offset(nearestTo point: CGPoint) -> Int {
    let place = point - origin
    let line = layout.lines.min { $0.distance(to: place.y) < $1.distance(to: place.y) }
    guard let line else { return 0 }
    let edges = layout.withPlacement { $0.carets(in: line) }
    let nearest = edges.min { abs($0.x - place.x) < abs($1.x - place.x) }
    let end = nearest?.offset ?? line.visible.lowerBound
    return layout.content.nsRange(end..<end).location
  }
}

extension TextLine {
  /// Returns the distance of a height from the line, above or below it.
  fileprivate func distance(to y: CGFloat) -> CGFloat {
    max(self.y - y, y - (self.y + height), 0)
  }
}
