import Foundation

/// A layer that draws a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  private var outline: CGPath?
  /// The path to draw, in the layer's coordinates. The layer stores a copy.
  open var path: CGPath? {
    get { outline }
    set {
      outline = newValue?.settled
      setNeedsDisplay()
    }
  }
  /// The fill color. The default is black.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { setNeedsDisplay() } }
  /// The stroke color. The default is `nil`: no stroke is drawn.
  open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }
  /// The stroke width, in points. The default is 1.
  open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// The start of the stroke, as a fraction of the path's length between 0 and 1. The default is 0.
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The end of the stroke, as a fraction of the path's length between 0 and 1. The default is 1.
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// The lengths of dashes and gaps, in points. The default is `nil`, for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// The offset of the dash pattern, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The shape of line ends. The default is `butt`.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { setNeedsDisplay() } }
  /// The shape of line joins. The default is `miter`.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { setNeedsDisplay() } }
  /// The limit of the miter length, as a multiple of the line width. The default is 10.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// The rule that determines the inside of the path. The default is the nonzero winding rule.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { setNeedsDisplay() } }

  /// Draws the path: first its fill, then its stroke.
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
    context.state.style = RuntimeDrawing.DisplayList.StrokeStyle(
      width: lineWidth, cap: lineCap.value, join: lineJoin.value, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    guard let line = strokedPart(of: path) else { return }
    context.beginPath()
    context.addPath(line)
    context.strokePath()
  }

  /// Returns the part of the path between `strokeStart` and `strokeEnd`, or `nil` when that part is
  /// empty.
  private func strokedPart(of path: CGPath) -> CGPath? {
    let (start, end) = (max(0, strokeStart), min(1, strokeEnd))
    guard start < end else { return nil }
    guard start > 0 || end < 1 else { return path }
    let lines = path.flattened(threshold: 0.1).elements
    let length = PathDashes.length(of: lines)
    let dashes = PathDashes(
      phase: length - start * length, lengths: [0, length, (end - start) * length, length])
    return (dashes?.dashes(of: lines)).map { CGPath(elements: $0) } ?? path
  }

  override var isVectorLayer: Bool { true }
}

/// The rule that determines the inside of a path.
public enum CAShapeLayerFillRule: String, Hashable, Sendable {
  /// The nonzero winding rule.
  case nonZero = "non-zero"
  /// The even-odd rule.
  case evenOdd = "even-odd"
}

/// The shape of the ends of a line.
public enum CAShapeLayerLineCap: String, Hashable, Sendable {
  /// The line is cut at its end.
  case butt
  /// A round end that extends beyond the line.
  case round
  /// A square end that extends beyond the line.
  case square

  var value: CGLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of the joins of a line.
public enum CAShapeLayerLineJoin: String, Hashable, Sendable {
  /// A pointed join.
  case miter
  /// A round join.
  case round
  /// A beveled join.
  case bevel

  var value: CGLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
