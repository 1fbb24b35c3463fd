import Foundation

/// A mutable path that can be drawn into the current context. Use a path on one thread at a time.
open class UIBezierPath: NSObject, NSCopying {
  var elements: [CGPath.Element] = []
  /// The line width, in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends. The default is `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of line joins. The default is `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit, as a multiple of the line width. The default is 10.
  open var miterLimit: CGFloat = 10
  /// A Boolean value that indicates whether the even-odd rule determines the inside. The default is
  /// `false`.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    elements = CGPath.rectangle(rect)
  }

  /// Creates the path of the ellipse inside of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements = CGPath.ellipse(rect)
  }

  /// Creates the path of a rectangle with rounded corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the path of a rectangle of which some corners are rounded, with radii in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    elements = CGPath.roundedRectangle(rect, corners: corners, radii: cornerRadii)
  }

  /// Creates the path of a circular arc, with angles in radians and a radius in points.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    elements = cgPath.elements
  }

  /// The path as an immutable Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  /// Returns a copy of the path with the same line style.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    (copy.dash, copy.dashPhase) = (dash, dashPhase)
    return copy
  }

  // MARK: Building

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a line from the current point to another point.
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds a cubic curve with two control points.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.append(.curve(end, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a quadratic curve with one control point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    elements.append(.quadCurve(end, control: controlPoint))
  }

  /// Adds an arc, with angles in radians, connected by a line to the current point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    elements += CGPath.joinedArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
      isFirst: isEmpty)
  }

  /// Closes the current subpath with a line to its start.
  open func close() { elements.append(.close) }

  /// Removes all elements of the path.
  open func removeAllPoints() { elements = [] }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }

  /// Applies a transform to the path.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.applying(transform) }
  }

  /// Returns the path with the same line style in the opposite direction.
  ///
  /// Decided here, because UIKit's documentation does not specify the start of closed subpaths and
  /// the order of subpaths: a subpath starts at its last point, and the last subpath comes first.
  open func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { return self }
    reversed.elements = elements.reversedOutline
    return reversed
  }

  /// Returns a Boolean value that indicates whether a point is inside of a closed subpath.
  ///
  /// Rule: UIKit's documentation: an open subpath contains no point, whatever filling it paints.
  /// ``usesEvenOddFillRule`` applies.
  open func contains(_ point: CGPoint) -> Bool {
    fillRule.isInside(PathWinding(of: elements, around: point, closesParts: false))
  }

  /// A Boolean value that indicates whether the path is empty.
  open var isEmpty: Bool { elements.isEmpty }
  /// The end point of the last element, or zero for an empty path.
  open var currentPoint: CGPoint { elements.endPoint }
  /// The smallest rectangle that contains all points and control points.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Sets the lengths and the phase of the dash pattern, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (0..<max(count, 0)).compactMap { pattern?[$0] }
    dashPhase = phase
  }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() {
    fill(with: .normal, alpha: 1)
  }

  /// Fills the path in the current context with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode: blendMode, alpha: alpha) { $0.fillPath(using: fillRule) }
  }

  /// Strokes the path in the current context.
  open func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  /// Strokes the path in the current context with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode: blendMode, alpha: alpha) { context in
      context.state.style = RuntimeDrawing.DisplayList.StrokeStyle(
        width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
        dash: dash, dashPhase: dashPhase)
      context.strokePath()
    }
  }

  private func draw(
    blendMode: CGBlendMode, alpha: CGFloat, _ paint: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (state, path) = (context.state, context.pathElements)
    if blendMode != .normal { context.setBlendMode(blendMode) }
    context.setAlpha(state.alpha * alpha)
    context.beginPath()
    context.addPath(cgPath)
    paint(context)
    (context.state, context.pathElements) = (state, path)
  }

  /// Clips drawing in the current context to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
