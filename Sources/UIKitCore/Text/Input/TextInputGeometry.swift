/// The geometry of the characters of a text input, in points of the input's coordinate space.
struct TextInputGeometry {
  let layout: RuntimeText.Layout
  /// The top-left corner of the text layout.
  let origin: CGPoint
  /// The height of the caret when the text is empty, in points.
  let emptyHeight: CGFloat

  /// The width of a caret, in points.
  static var caretWidth: CGFloat { 2 }

  /// Returns the rectangle of the caret before the character at a UTF-16 offset, or after the last
  /// character.
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

  /// Returns the rectangle around the first line of a range in UTF-16 code units, or the null
  /// rectangle without a line.
  func firstRect(of range: NSRange) -> CGRect {
    let first = layout.rects(for: layout.content.range(range)).first ?? .null
    return first.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the rectangles around the lines of a range in UTF-16 code units.
  func rects(of range: NSRange) -> [CGRect] {
    layout.rects(for: layout.content.range(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Returns the UTF-16 offset of the caret that is nearest to a point, in the line that is nearest
  /// to the point.
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

extension RuntimeText.Line {
  /// Returns the vertical distance of a position from the line, or zero inside of the line.
  fileprivate func distance(to y: CGFloat) -> CGFloat {
    max(self.y - y, y - (self.y + height), 0)
  }
}
