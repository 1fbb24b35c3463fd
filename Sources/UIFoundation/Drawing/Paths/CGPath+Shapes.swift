extension CGPath {
  /// The distance of the control points of a quarter circle from its ends, as a fraction of the
  /// radius.
  private static var quarterControl: CGFloat { 4.0 / 3.0 * (CGFloat(2).squareRoot() - 1) }

  package static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [Element] {
    roundedRectangle(
      rect, corners: .allCorners, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Returns a rectangle with elliptical corners, clockwise from the top left. Radii are limited to
  /// half the size.
  ///
  /// Decided here: Apple does not publish the curve of continuous corners. They begin at 1.5 radii, and
  /// pass through the middle of the circular corner's arc.
  package static func roundedRectangle(
    _ rect: CGRect, corners: UIRectCorner, radii: CGSize, isContinuous: Bool = false
  ) -> [Element] {
    let radius = CGSize(
      width: radii.width.clamped(from: 0, to: rect.width / 2),
      height: radii.height.clamped(from: 0, to: rect.height / 2))
    let reach: CGFloat = isContinuous ? 1.5 : 1
    let rx = (radius.width * reach).clamped(from: 0, to: rect.width / 2)
    let ry = (radius.height * reach).clamped(from: 0, to: rect.height / 2)
    guard rx > 0, ry > 0 else { return rectangle(rect) }
    let control =
      isContinuous ? continuousControl(radius, reach: CGSize(width: rx, height: ry)) : quarterRest
    let places: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
    let start = CGPoint(x: rect.minX + (corners.contains(.topLeft) ? rx : 0), y: rect.minY)
    var elements: [Element] = [.move(start)]
    for (corner, point, back, ahead) in places {
      guard corners.contains(corner) else {
        elements.append(.line(point))
        continue
      }
      elements += roundedCorner(
        at: point, from: back, to: ahead, rx: rx, ry: ry, control: control)
    }
    return elements + [.close]
  }

  private static func roundedCorner(
    at point: CGPoint, from back: CGVector, to ahead: CGVector, rx: CGFloat, ry: CGFloat,
    control: CGSize
  ) -> [Element] {
    func along(_ vector: CGVector, _ part: CGSize) -> CGPoint {
      CGPoint(
        x: point.x + vector.dx * rx * part.width, y: point.y + vector.dy * ry * part.height)
    }
    let whole = CGSize(width: 1, height: 1)
    return [
      .line(along(back, whole)),
      .curve(along(ahead, whole), control1: along(back, control), control2: along(ahead, control)),
    ]
  }

  /// The distance of a circular corner's control points from the corner, as a part of the radius.
  private static var quarterRest: CGSize {
    CGSize(width: 1 - quarterControl, height: 1 - quarterControl)
  }

  /// Returns the distance of a continuous corner's control points from the corner, as a part of its
  /// reach.
  private static func continuousControl(_ radius: CGSize, reach: CGSize) -> CGSize {
    // The middle of the arc is 1 - √½ radii from each side, that of the curve (1 + 3 control) / 8.
    let middle = 8 * (1 - CGFloat(0.5).squareRoot())
    return CGSize(
      width: (middle * radius.width / reach.width - 1) / 3,
      height: (middle * radius.height / reach.height - 1) / 3)
  }

  /// Returns an arc of cubic curves, each at most a quarter circle.
  ///
  /// Angles are in radians, clockwise on a screen whose y axis points down.
  static func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> [Element] {
    let sweep = sweep(from: start, to: end, clockwise: clockwise)
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let control = 4.0 / 3.0 * CGFloat(tan(Double(step / 4))) * radius
    return (0..<count).map { index in
      let (a, b) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (p, q) = (onCircle(center, radius, a), onCircle(center, radius, b))
      return .curve(
        q,
        control1: CGPoint(
          x: p.x - control * CGFloat(sin(Double(a))), y: p.y + control * CGFloat(cos(Double(a)))),
        control2: CGPoint(
          x: q.x + control * CGFloat(sin(Double(b))), y: q.y - control * CGFloat(cos(Double(b)))))
    }
  }

  static func onCircle(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(cos(Double(angle))),
      y: center.y + radius * CGFloat(sin(Double(angle))))
  }

  /// Returns the signed angle of an arc, at most a full turn.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = CGFloat.pi * 2
    guard abs(end - start) < turn else { return clockwise ? turn : -turn }
    var sweep = end - start
    if clockwise, sweep < 0 { sweep += turn }
    if !clockwise, sweep > 0 { sweep -= turn }
    return sweep
  }
}
