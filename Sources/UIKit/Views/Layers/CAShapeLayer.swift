import Foundation

/// A layer that draws an outline.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  private var outline: CGPath?
  /// The outline; a copy is kept.
  open var path: CGPath? {
    get { outline }
    set {
      outline = newValue?.settled
      setNeedsDisplay()
    }
  }
  /// The color of the inside; default black.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { setNeedsDisplay() } }
  /// The color of the line.
  open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }
  /// The width of the line, in points. The default is 1.
  open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// Where the line begins, as a part of its length; kept as a value. The default is 0.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a part of its length; kept as a value. The default is 1.
  open var strokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Where the dashes begin, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The shape of open ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsDisplay() } }
  /// The shape of corners.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsDisplay() } }
  /// How far a pointed corner may reach, in widths. The default is 10.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// Which parts of the outline count as inside; default by winding.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsDisplay() } }

  /// Draws the outline: its inside, then its line.
  open override func draw(in context: CGContext) {
    guard let path else { return super.draw(in: context) }
    if let fillColor {
      context.setFillColor(fillColor)
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0 else { return }
    context.setStrokeColor(strokeColor)
    context.state.style = DisplayList.StrokeStyle(
      width: lineWidth, cap: lineCap.value, join: lineJoin.value, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }
}

/// Which parts of an outline count as inside.
public enum CAShapeLayerFillRule: String, Hashable, Sendable {
  /// Parts around which the outline winds.
  case nonZero = "non-zero"
  /// Parts that an odd number of lines encloses.
  case evenOdd = "even-odd"
}

/// The shape of a line's open ends.
public enum CAShapeLayerLineCap: String, Hashable, Sendable {
  /// Cut at the end.
  case butt
  /// Round, reaching past the end.
  case round
  /// Square, reaching past the end.
  case square

  var value: CGLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of a line's corners.
public enum CAShapeLayerLineJoin: String, Hashable, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel

  var value: CGLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
