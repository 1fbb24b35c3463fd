import Foundation

/// An outline that can be changed and drawn into the current context; usable on any one thread.
open class UIBezierPath: NSObject, NSCopying {
  var elements: [CGPath.Element] = []
  /// The width of the line, in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of open ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a pointed corner may reach, in widths. The default is 10.
  open var miterLimit: CGFloat = 10
  /// A Boolean value that indicates whether parts that an odd number of lines encloses count as
  /// inside. The default is `false`.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty outline.
  public override init() {
    super.init()
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    elements = CGPath.rectangle(rect)
  }

  /// Creates the outline of the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements = CGPath.ellipse(rect)
  }

  /// Creates the outline of a rectangle with round corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the outline of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    elements = CGPath.roundedRectangle(rect, corners: corners, radii: cornerRadii)
  }

  /// Creates an arc, angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates an outline from Core Graphics' one.
  public convenience init(cgPath: CGPath) {
    self.init()
    elements = cgPath.elements
  }

  /// The outline as an immutable value.
  open var cgPath: CGPath {
    get { CGPath(elements: elements) }
    set { elements = newValue.elements }
  }

  /// A copy with the same line.
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

  /// Begins a part at a point.
  open func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds a cubic curve.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.append(.curve(end, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    elements.append(.quadCurve(end, control: controlPoint))
  }

  /// Adds an arc, angles in radians; a line joins it to what is there.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    elements += CGPath.joinedArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
      isFirst: isEmpty)
  }

  /// Closes the part.
  open func close() { elements.append(.close) }

  /// Removes everything.
  open func removeAllPoints() { elements = [] }

  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) { elements += bezierPath.elements }

  /// Transforms the outline.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.applying(transform) }
  }

  /// The same outline with the same line, drawn from its end to its beginning.
  ///
  /// UIKit's documentation does not say where a closed part begins then, nor the order of several: here
  /// at its last point, and from the last part to the first.
  open func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { return self }
    reversed.elements = elements.reversedOutline
    return reversed
  }

  /// Returns a Boolean value that indicates whether a point lies inside of a closed part.
  ///
  /// Rule: UIKit's documentation: a part that is not closed holds no point, whatever filling it paints;
  /// ``usesEvenOddFillRule`` counts.
  open func contains(_ point: CGPoint) -> Bool {
    fillRule.isInside(PathWinding(of: elements, around: point, closesParts: false))
  }

  /// A Boolean value that indicates whether there is no piece.
  open var isEmpty: Bool { elements.isEmpty }
  /// The end of the last piece.
  open var currentPoint: CGPoint { elements.endPoint }
  /// The smallest rectangle that holds all points and control points.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Sets dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (0..<max(count, 0)).compactMap { pattern?[$0] }
    dashPhase = phase
  }

  // MARK: Drawing

  /// Fills the outline in the current context.
  open func fill() {
    fill(with: .normal, alpha: 1)
  }

  /// Fills the outline in the current context with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode: blendMode, alpha: alpha) { $0.fillPath(using: fillRule) }
  }

  /// Draws along the outline in the current context.
  open func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  /// Draws along the outline in the current context with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode: blendMode, alpha: alpha) { context in
      context.state.style = DisplayList.StrokeStyle(
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

  /// Restricts drawing into the current context to the inside.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
