import Foundation

/// A generator of stroke outlines: a rectangle for each line, and shapes for joins and ends.
///
/// All shapes have the same orientation, so that their winding numbers do not cancel where they
/// overlap.
struct PathStroker {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  /// Returns the shapes for a path without curves.
  func outline(of elements: [CGPath.Element]) -> [CGPath.Element] {
    var pieces: [CGPath.Element] = []
    for part in LinePart.parts(of: elements) { stroke(part, &pieces) }
    return pieces
  }

  private func stroke(_ part: LinePart, _ pieces: inout [CGPath.Element]) {
    let points = part.points
    guard points.count > 1 else { return addDot(points[0], &pieces) }
    let lines = zip(points, points.dropFirst()).map(Line.init) + closing(part)
    for line in lines { addLine(line, &pieces) }
    for (one, other) in zip(lines, lines.dropFirst()) { addJoin(one, other, &pieces) }
    guard let first = lines.first, let last = lines.last else { return }
    if part.isClosed { return addJoin(last, first, &pieces) }
    addEnd(first.begin, CGPoint(x: -first.direction.x, y: -first.direction.y), &pieces)
    addEnd(last.end, last.direction, &pieces)
  }

  private func closing(_ part: LinePart) -> [Line] {
    guard part.isClosed, let first = part.points.first, let last = part.points.last, first != last
    else { return [] }
    return [Line(last, first)]
  }

  /// Adds the ends of a line of length zero: round and square ends are visible.
  private func addDot(_ point: CGPoint, _ pieces: inout [CGPath.Element]) {
    switch cap {
    case .butt: break
    case .round: pieces += circle(point)
    case .square:
      addLine(
        Line(
          CGPoint(x: point.x - radius, y: point.y), CGPoint(x: point.x + radius, y: point.y)),
        &pieces)
    }
  }

  private func addLine(_ line: Line, _ pieces: inout [CGPath.Element]) {
    pieces += polygon([
      line.begin.moved(line.left, radius), line.end.moved(line.left, radius),
      line.end.moved(line.left, -radius), line.begin.moved(line.left, -radius),
    ])
  }

  private func addEnd(
    _ end: CGPoint, _ direction: CGPoint, _ pieces: inout [CGPath.Element]
  ) {
    switch cap {
    case .butt: break
    case .round: pieces += circle(end)
    case .square: addLine(Line(end, end.moved(direction, radius)), &pieces)
    }
  }

  private func addJoin(_ one: Line, _ other: Line, _ pieces: inout [CGPath.Element]) {
    let corner = one.end
    if join == .round { return pieces += circle(corner) }
    let turn = one.direction.x * other.direction.y - one.direction.y * other.direction.x
    guard turn != 0 else { return }
    // The gap is on the outer side of the turn.
    let side = turn > 0 ? -radius : radius
    let (begin, end) = (corner.moved(one.left, side), corner.moved(other.left, side))
    let cosine = one.direction.x * other.direction.x + one.direction.y * other.direction.y
    // The miter length is the line width divided by the cosine of half the turning angle.
    let isMitred = join == .miter && 2 <= miterLimit * miterLimit * (1 + cosine)
    guard isMitred else { return pieces += polygon([corner, begin, end]) }
    let middle = CGPoint(x: one.left.x + other.left.x, y: one.left.y + other.left.y)
    let tip = corner.moved(middle, side / (1 + cosine))
    pieces += polygon([corner, begin, tip, end])
  }

  // MARK: Parts of the outline

  private func polygon(_ points: [CGPoint]) -> [CGPath.Element] {
    var area: CGFloat = 0
    for (one, other) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += one.x * other.y - other.x * one.y
    }
    let ordered = area < 0 ? points.reversed() : points
    return [.move(ordered[0])] + ordered.dropFirst().map { .line($0) } + [.close]
  }

  private func circle(_ middle: CGPoint) -> [CGPath.Element] {
    let bounds = CGRect(
      x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    // Its orientation is that of the polygons.
    return CGPath.ellipse(bounds)
  }
}
