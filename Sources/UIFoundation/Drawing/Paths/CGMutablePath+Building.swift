extension CGMutablePath {
  private func append(_ added: [Element], _ transform: CGAffineTransform) {
    append(transform.isIdentity ? added : added.map { $0.applying(transform) })
  }

  /// Returns the current point in the coordinates to which a transform is applied.
  private func currentPoint(before transform: CGAffineTransform) -> CGPoint {
    transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
  }

  /// Begins a subpath at a point, with a transform applied.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  /// Adds a line from the current point to another point, with a transform applied.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.line(point)], transform)
  }

  /// Adds a subpath of lines through points, with a transform applied.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    append(CGPath.polyline(points), transform)
  }

  /// Adds a quadratic curve with one control point, with a transform applied.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([.quadCurve(end, control: control)], transform)
  }

  /// Adds a cubic curve with two control points, with a transform applied.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append([.curve(end, control1: control1, control2: control2)], transform)
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { append([.close], .identity) }

  /// Adds a rectangle, with a transform applied.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.rectangle(rect), transform)
  }

  /// Adds rectangles, with a transform applied.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    append(rects.flatMap(CGPath.rectangle), transform)
  }

  /// Adds a rectangle with elliptical corners, with radii in points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    append(CGPath.roundedRectangle(rect, corners: .allCorners, radii: radii), transform)
  }

  /// Adds the ellipse inside of a rectangle, with a transform applied.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.ellipse(rect), transform)
  }

  /// Adds an arc, with angles in radians, connected by a line to the current point.
  ///
  /// Core Graphics' y axis points up, so that `clockwise` has the opposite meaning on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CGPath.joinedArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise,
      isFirst: isEmpty)
    append(arc, transform)
  }

  /// Adds an arc by its start angle and its angle in radians, connected by a line to the current
  /// point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CGPath.joinedArc(
      center: center, radius: radius, from: startAngle, to: startAngle + delta,
      clockwise: delta >= 0, isFirst: isEmpty)
    append(arc, transform)
  }

  /// Adds an arc that rounds the corner between the current point and two points, with a radius in
  /// points.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CGPath.tangentArc(
      from: currentPoint(before: transform), corner: tangent1End, to: tangent2End, radius: radius)
    append(arc, transform)
  }

  /// Adds the elements of another path, with a transform applied.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }
}
