/// Where the characters of an input lie, in points of its own space.
struct TextInputGeometry {
  let layout: TextLayout
  /// The place of the layout's top left corner.
  let origin: CGPoint
  /// The height of a caret where there is no text.
  let emptyHeight: CGFloat

  /// The width of a caret in points.
  static var caretWidth: CGFloat { 2 }

  /// The caret before the character at a UTF-16 offset; the last one is after the text.
  func caret(at offset: Int) -> CGRect {
    let place = layout.content.range(NSRange(location: offset, length: 0)).lowerBound
    guard let line = layout.lines.last(where: { $0.range.lowerBound <= place }) else {
      return CGRect(
        origin: origin, size: CGSize(width: Self.caretWidth, height: emptyHeight))
    }
    let end = min(place, line.range.upperBound)
    let advance = layout.content.width(
      of: line.visible.lowerBound..<max(end, line.visible.lowerBound))
    return CGRect(
      x: origin.x + line.x + advance, y: origin.y + line.y, width: Self.caretWidth,
      height: line.height)
  }

  /// The rectangle around the first line of a range of UTF-16 units; null for none.
  func firstRect(of range: NSRange) -> CGRect {
    let first = layout.rects(for: layout.content.range(range)).first ?? .null
    return first.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The rectangles around the lines of a range of UTF-16 units.
  func rects(of range: NSRange) -> [CGRect] {
    layout.rects(for: layout.content.range(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// The UTF-16 offset whose caret is nearest to a point: of the line beside it, the nearest edge.
  func offset(nearestTo point: CGPoint) -> Int {
    let place = point - origin
    let line = layout.lines.min { $0.distance(to: place.y) < $1.distance(to: place.y) }
    guard let line else { return 0 }
    let stops = layout.content.stops(line.visible, x: line.x)
    let edges = [(line.visible.lowerBound, line.x)] + stops.map { ($0.end, $0.maxX) }
    let nearest = edges.min { abs($0.1 - place.x) < abs($1.1 - place.x) }
    let end = nearest?.0 ?? line.visible.lowerBound
    return layout.content.nsRange(end..<end).location
  }
}

extension TextLine {
  /// How far a height lies above or below the line.
  fileprivate func distance(to y: CGFloat) -> CGFloat {
    max(self.y - y, y - (self.y + height), 0)
  }
}
