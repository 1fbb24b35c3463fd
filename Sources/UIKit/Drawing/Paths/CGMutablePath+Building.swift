extension CGMutablePath {
  private func append(_ added: [Element], _ transform: CGAffineTransform) {
    append(transform.isIdentity ? added : added.map { $0.applying(transform) })
  }

  /// Where the next piece begins, in the coordinates that a transform is applied to.
  private func currentPoint(before transform: CGAffineTransform) -> CGPoint {
    transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
  }

  /// Begins a part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.line(point)], transform)
  }

  /// Adds a part of lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    append(CGPath.polyline(points), transform)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([.quadCurve(end, control: control)], transform)
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append([.curve(end, control1: control1, control2: control2)], transform)
  }

  /// Closes the part by a line to its beginning.
  public func closeSubpath() { append([.close], .identity) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.rectangle(rect), transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    append(rects.flatMap(CGPath.rectangle), transform)
  }

  /// Adds a rectangle with elliptic corners, their radii in points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    append(CGPath.roundedRectangle(rect, corners: .allCorners, radii: radii), transform)
  }

  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.ellipse(rect), transform)
  }

  /// Adds an arc, angles in radians; a line joins it to what is there.
  ///
  /// With Core Graphics' y axis pointing up, `clockwise` counts the other way on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CGPath.joinedArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise,
      isFirst: isEmpty)
    append(arc, transform)
  }

  /// Adds an arc by its beginning and its length, in radians; a line joins it to what is there.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CGPath.joinedArc(
      center: center, radius: radius, from: startAngle, to: startAngle + delta,
      clockwise: delta >= 0, isFirst: isEmpty)
    append(arc, transform)
  }

  /// Rounds the corner between the present point, a point and another one, the radius in points.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = CGPath.tangentArc(
      from: currentPoint(before: transform), corner: tangent1End, to: tangent2End, radius: radius)
    append(arc, transform)
  }

  /// Adds another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }
}
