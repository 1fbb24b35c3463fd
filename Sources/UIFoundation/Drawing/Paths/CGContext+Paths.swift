extension CGContext {
  /// Begins a new path, discarding the current one.
  public func beginPath() { pathElements = [] }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { append(.move(point)) }

  /// Adds a line from the current point to another point.
  public func addLine(to point: CGPoint) { append(.line(point)) }

  /// Adds a subpath of lines through points.
  public func addLines(between points: [CGPoint]) {
    CGPath.polyline(points).forEach(append)
  }

  /// Adds a quadratic curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(end, control: control))
  }

  /// Adds a cubic curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() { append(.close) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { CGPath.rectangle(rect).forEach(append) }

  /// Adds the ellipse inside of a rectangle.
  public func addEllipse(in rect: CGRect) { CGPath.ellipse(rect).forEach(append) }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { path.elements.forEach(append) }

  /// Adds an arc, with angles in radians.
  ///
  /// Core Graphics' y axis points up, so that `clockwise` has the opposite meaning on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    CGPath.joinedArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise,
      isFirst: isPathEmpty
    ).forEach(append)
  }

  /// Adds an arc that rounds the corner between the current point and two points, with a radius in
  /// points.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    CGPath.tangentArc(
      from: currentPointOfPath, corner: tangent1End, to: tangent2End, radius: radius
    ).forEach(append)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  /// A Boolean value that indicates whether the path is empty.
  public var isPathEmpty: Bool { pathElements.isEmpty }

  /// The current point of the path, in the current coordinates.
  public var currentPointOfPath: CGPoint {
    pathElements.endPoint.applying(state.transform.inverted())
  }

  /// The smallest rectangle that contains the path's points, in the current coordinates, or the
  /// null rectangle.
  public var boundingBoxOfPath: CGRect {
    CGPath(elements: pathElements).applying(state.transform.inverted()).boundingBox
  }

  /// Returns a Boolean value that indicates whether drawing the path would paint a point in the
  /// current coordinates.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    let place = point.applying(state.transform)
    let isFilled = mode != .stroke && CGPath(elements: pathElements).contains(place, using: rule)
    guard !isFilled, mode != .fill, mode != .eoFill else { return isFilled }
    return strokedPath.contains(place)
  }

  /// Replaces the path by the outline of its stroke, which can be filled or clipped to.
  public func replacePathWithStrokedPath() { pathElements = strokedPath.elements }

  /// The outline of the path's stroke. The line width is scaled by the current transform; the
  /// path's points are already transformed.
  private var strokedPath: CGPath {
    let style = state.style
    let path = CGPath(elements: pathElements).applying(state.transform.inverted())
    return path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash).copy(
      strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join,
      miterLimit: style.miterLimit, transform: state.transform)
  }

  /// The current path, in the coordinates of the context.
  public var path: CGPath? { pathElements.isEmpty ? nil : CGPath(elements: pathElements) }

  private func append(_ element: CGPath.Element) {
    pathElements.append(element.applying(state.transform))
  }

  private func takePath() -> CGPath? {
    defer { pathElements = [] }
    return path
  }

  /// Fills the path and removes it from the context.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    guard let path = takePath() else { return }
    fill(path, rule)
  }

  /// Strokes the path and removes it from the context.
  public func strokePath() {
    guard let path = takePath() else { return }
    stroke(path)
  }

  /// Fills or strokes the path, or both, and removes it from the context.
  public func drawPath(using mode: CGPathDrawingMode) {
    guard let path = takePath() else { return }
    if mode != .stroke {
      fill(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
    if mode != .fill, mode != .eoFill { stroke(path) }
  }

  /// Clips drawing to the inside of the path, and removes it from the context.
  public func clip(using rule: CGPathFillRule = .winding) {
    openGroup(clip: takePath() ?? CGPath(elements: []))
  }

  /// Clips drawing to a rectangle.
  public func clip(to rect: CGRect) {
    openGroup(clip: CGPath(elements: CGPath.rectangle(rect)).applying(state.transform))
  }

  /// Clips drawing to the inside of rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGPath(elements: rects.flatMap { CGPath.rectangle($0) })
    openGroup(clip: path.applying(state.transform))
  }

  /// Clips drawing through an image mask in a rectangle.
  ///
  /// Rule: Core Graphics' documentation of `CGContextClipToMask`: nothing is drawn outside of the
  /// rectangle; an image mask blocks where it is white, another image where it is black.
  public func clip(to rect: CGRect, mask: CGImage) {
    openGroup(mask: mask, rect: rect.applying(state.transform))
  }

  private func fill(_ path: CGPath, _ rule: CGPathFillRule) {
    let color = faded(state.fill)
    record(
      .fill(path, color: color, rule: rule == .evenOdd ? .evenOdd : .winding, blend: state.blend))
  }

  private func stroke(_ path: CGPath) {
    let transform = state.transform
    let color = faded(state.stroke)
    guard !transform.isTranslation else {
      return record(.stroke(path, color: color, style: state.style, blend: state.blend))
    }
    // The pen is in the current coordinates: a transform changes the width of the line.
    guard !transform.isSingular else { return }
    let outline = path.applying(transform.inverted())
    recordInPlace(.stroke(outline, color: color, style: state.style, blend: state.blend))
  }

  private func faded(_ color: CGColor) -> CGColor {
    state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha) ?? color
  }
}

/// The way in which a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The path is filled with the nonzero winding rule.
  case fill = 0
  /// The path is filled with the even-odd rule.
  case eoFill
  /// The path is stroked.
  case stroke
  /// The path is filled with the nonzero winding rule, and stroked.
  case fillStroke
  /// The path is filled with the even-odd rule, and stroked.
  case eoFillStroke
}
