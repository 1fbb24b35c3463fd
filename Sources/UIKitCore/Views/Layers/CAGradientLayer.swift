/// A layer that draws a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colors, each a ``CGColor``. Other objects are ignored.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }
  /// The locations of the colors, from 0 to 1. If `nil`, they are distributed evenly.
  open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// The start point in unit coordinates. The default is the middle of the top edge.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
  /// The end point in unit coordinates. The default is the middle of the bottom edge.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }
  /// The type of the gradient. The default is `axial`. A conic gradient is drawn as sectors of at most
  /// three degrees.
  open var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

  /// Draws the gradient over the bounds.
  open override func draw(in context: CGContext) {
    let parts = (colors ?? []).compactMap { $0 as? CGColor }
    guard !parts.isEmpty else { return super.draw(in: context) }
    let gradient = CGGradient(
      colors: parts, locations: locations?.map { CGFloat($0.doubleValue) })
    switch type {
    case .radial: drawEllipse(gradient, in: context)
    case .conic:
      ConicGradient(gradient, around: place(startPoint), toward: place(endPoint))
        .draw(over: bounds, in: context)
    default:
      context.drawLinearGradient(
        gradient, start: place(startPoint), end: place(endPoint),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }

  /// Draws an ellipse around the start point whose edges lie as far away as the end point.
  ///
  /// Source: Core Animation's `radial`.
  private func drawEllipse(_ gradient: CGGradient, in context: CGContext) {
    let (center, corner) = (place(startPoint), place(endPoint))
    let (width, height) = (abs(corner.x - center.x), abs(corner.y - center.y))
    guard width > 0, height > 0 else { return }
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.scaleBy(x: width, y: height)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.restoreGState()
  }

  override var isVectorLayer: Bool { true }
  override var vectorClip: CGPath? { roundedOutline() }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }
}

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the type, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a type from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A gradient along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient from the start point outward in an ellipse. The end point is a corner of its
  /// bounding box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
