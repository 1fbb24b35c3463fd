import Foundation

extension CGPath {
  /// Returns a subpath of lines through points.
  static func polyline(_ points: [CGPoint]) -> [Element] {
    guard let first = points.first else { return [] }
    return [.move(first)] + points.dropFirst().map { .line($0) }
  }

  /// Returns an arc, preceded by a line from the current point or by a move to its start.
  ///
  /// `clockwise` has its meaning on a screen, whose y axis points down.
  static func joinedArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool,
    isFirst: Bool
  ) -> [Element] {
    let point = onCircle(center, radius, start)
    return [isFirst ? .move(point) : .line(point)]
      + arc(center: center, radius: radius, from: start, to: end, clockwise: clockwise)
  }

  /// Returns the arc that rounds a corner, preceded by a line to its start.
  ///
  /// Rule: Core Graphics' documentation of `addArc(tangent1End:tangent2End:radius:)`: the circle is
  /// tangent to the lines from the current point to the corner and from there to the other point.
  /// If the three points are collinear, or without a radius, the corner is not rounded.
  static func tangentArc(
    from current: CGPoint, corner: CGPoint, to other: CGPoint, radius: CGFloat
  ) -> [Element] {
    guard let back = direction(from: corner, to: current),
      let ahead = direction(from: corner, to: other)
    else { return [.line(corner)] }
    let cosine = (back.dx * ahead.dx + back.dy * ahead.dy).clamped(from: -1, to: 1)
    let half = acos(Double(cosine)) / 2
    guard radius > 0, sin(half) > 1e-9, cos(half) > 1e-9 else { return [.line(corner)] }
    let reach = radius / CGFloat(tan(half))
    let (start, end) = (point(corner, back, reach), point(corner, ahead, reach))
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    guard let inward = direction(from: corner, to: middle) else { return [.line(corner)] }
    let center = point(corner, inward, radius / CGFloat(sin(half)))
    let turn = back.dx * ahead.dy - back.dy * ahead.dx
    return [.line(start)]
      + arc(
        center: center, radius: radius, from: angle(of: start, around: center),
        to: angle(of: end, around: center), clockwise: turn < 0)
  }

  private static func direction(from start: CGPoint, to end: CGPoint) -> CGVector? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGVector(dx: x / length, dy: y / length) : nil
  }

  private static func point(
    _ start: CGPoint, _ direction: CGVector, _ distance: CGFloat
  ) -> CGPoint {
    CGPoint(x: start.x + direction.dx * distance, y: start.y + direction.dy * distance)
  }

  private static func angle(of point: CGPoint, around center: CGPoint) -> CGFloat {
    CGFloat(atan2(Double(point.y - center.y), Double(point.x - center.x)))
  }
}
