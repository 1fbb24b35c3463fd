import Foundation

/// An outline of lines and curves, in points; immutable unless it is a ``CGMutablePath``.
public class CGPath: Hashable {
  /// One piece of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a part at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A quadratic curve to a point by one control point.
    case quadCurve(CGPoint, control: CGPoint)
    /// A cubic curve to a point by two control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the part by a line to its beginning.
    case close
  }

  private let ownElements: [Element]

  /// The pieces in order.
  public var elements: [Element] { ownElements }

  /// Creates an outline from its pieces.
  public init(elements: [Element]) {
    ownElements = elements
  }

  /// Creates an empty outline, which stays so.
  public convenience init() {
    self.init(elements: [])
  }

  /// Creates the outline of a rectangle; a transform is applied to it.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: CGPath.rectangle(rect).map { $0.applying(transform?.pointee) })
  }

  /// Creates the outline of the ellipse inside a rectangle; a transform is applied to it.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: CGPath.ellipse(rect).map { $0.applying(transform?.pointee) })
  }

  /// Creates the outline of a rectangle with elliptic corners; a transform is applied to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    let elements = CGPath.roundedRectangle(rect, corners: .allCorners, radii: radii)
    self.init(elements: elements.map { $0.applying(transform?.pointee) })
  }

  /// A Boolean value that indicates whether there is no piece.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last piece; zero without pieces.
  public var currentPoint: CGPoint { elements.endPoint }

  /// The smallest rectangle that holds all points and control points; null without any.
  public var boundingBox: CGRect {
    CGRect(enclosing: elements.flatMap(\.points))
  }

  /// The same outline, transformed.
  public func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Returns a Boolean value that indicates whether two outlines have the same pieces.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

  /// Feeds the pieces.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath.Element {
  /// The points of the piece, its end last.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform?) -> CGPath.Element {
    guard let transform else { return self }
    switch self {
    case .move(let point): return .move(point.applying(transform))
    case .line(let point): return .line(point.applying(transform))
    case .quadCurve(let point, let control):
      return .quadCurve(point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      return .curve(
        point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: return .close
    }
  }
}

extension [CGPath.Element] {
  /// Where the next piece begins.
  var endPoint: CGPoint {
    guard let last else { return .zero }
    if let point = last.points.last { return point }
    let start = self.last { if case .move = $0 { true } else { false } }
    return start?.points.last ?? .zero
  }
}

/// One piece of an outline, as ``CGPath/applyWithBlock(_:)`` shows it.
public struct CGPathElement {
  /// What the piece does.
  public var type: CGPathElementType
  /// Its points, control points first; valid during the call alone.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a piece.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// What a piece of an outline does.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a part at one point.
  case moveToPoint
  /// A line to one point.
  case addLineToPoint
  /// A curve of a control point and an end.
  case addQuadCurveToPoint
  /// A curve of two control points and an end.
  case addCurveToPoint
  /// Closes the part; no points.
  case closeSubpath
}

/// Which parts of an outline that crosses itself count as inside.
public enum CGPathFillRule: Int32, Hashable, Sendable {
  /// Parts around which the outline winds.
  case winding = 0
  /// Parts that an odd number of lines encloses.
  case evenOdd
}
