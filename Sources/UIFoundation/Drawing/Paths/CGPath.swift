import Foundation

/// A path of lines and curves, in points. It is immutable unless it is a ``CGMutablePath``.
public class CGPath: Hashable {
  /// An element of a path.
  package enum Element: Hashable, Sendable {
    /// The start of a subpath at a point.
    case move(CGPoint)
    /// A line to a point.
    case line(CGPoint)
    /// A quadratic curve to a point with one control point.
    case quadCurve(CGPoint, control: CGPoint)
    /// A cubic curve to a point with two control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// The end of a subpath, closed with a line to its start.
    case close
  }

  private let ownElements: [Element]

  /// The elements of the path, in order.
  package var elements: [Element] { ownElements }

  /// Creates a path from elements.
  package init(elements: [Element]) {
    ownElements = elements
  }

  /// Creates an empty, immutable path.
  package convenience init() {
    self.init(elements: [])
  }

  /// Creates the path of a rectangle, with a transform applied.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: CGPath.rectangle(rect).map { $0.applying(transform?.pointee) })
  }

  /// Creates the path of the ellipse inside of a rectangle, with a transform applied.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: CGPath.ellipse(rect).map { $0.applying(transform?.pointee) })
  }

  /// Creates the path of a rectangle with elliptical corners, with a transform applied.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    let elements = CGPath.roundedRectangle(rect, corners: .allCorners, radii: radii)
    self.init(elements: elements.map { $0.applying(transform?.pointee) })
  }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// The current point, or zero for an empty path.
  public var currentPoint: CGPoint { elements.endPoint }

  /// The smallest rectangle that contains all points and control points, or the null rectangle.
  public var boundingBox: CGRect {
    CGRect(enclosing: elements.flatMap(\.points))
  }

  /// Returns the path with a transform applied.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Returns a Boolean value that indicates whether two paths have equal elements.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

  /// Adds the elements to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath.Element {
  /// The points of the element, with its end point last.
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
  /// The current point after the last element.
  var endPoint: CGPoint {
    guard let last else { return .zero }
    if let point = last.points.last { return point }
    let start = self.last { if case .move = $0 { true } else { false } }
    return start?.points.last ?? .zero
  }
}

/// An element of a path, as passed to the closure of ``CGPath/applyWithBlock(_:)``.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points, control points first. They are valid only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The type of a path element.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint
  /// A line, with one point.
  case addLineToPoint
  /// A quadratic curve, with a control point and an end point.
  case addQuadCurveToPoint
  /// A cubic curve, with two control points and an end point.
  case addCurveToPoint
  /// The end of a closed subpath, without points.
  case closeSubpath
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int32, Hashable, Sendable {
  /// The nonzero winding rule.
  case winding = 0
  /// The even-odd rule.
  case evenOdd
}
