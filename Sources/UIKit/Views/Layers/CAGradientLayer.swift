/// A layer that draws a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colors, each a ``CGColor``; other objects are left out.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }
  /// The places of the colors between 0 and 1; spread evenly when `nil`.
  open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Where the gradient begins, in fractions of the size; default the middle of the top.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
  /// Where the gradient ends, in fractions of the size; default the middle of the bottom.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }
  /// The shape of the gradient; default along a line, and each shape is drawn as one.
  open var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

  /// Draws the gradient over the bounds.
  open override func draw(in context: CGContext) {
    let parts = (colors ?? []).compactMap { $0 as? CGColor }
    guard !parts.isEmpty else { return super.draw(in: context) }
    let gradient = CGGradient(
      colors: parts, locations: locations?.map { CGFloat($0.doubleValue) })
    context.drawLinearGradient(
      gradient, start: place(startPoint), end: place(endPoint),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }
}

/// The shape of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around a point, outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point, as an angle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
