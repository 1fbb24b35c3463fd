import Foundation

/// The pace of an animator; kept as data, for the virtual clock knows durations alone.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two curves counts.
  var timingCurveType: UITimingCurveType { get }
  /// The pace along a curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The pace of a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Which pace of an animator counts.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// A named curve.
  case builtin
  /// A curve of two points.
  case cubic
  /// A spring.
  case spring
  /// Both.
  case composed
}

/// A pace along a curve, as data.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first point of the curve.
  public let controlPoint1: CGPoint
  /// The second point of the curve.
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// Creates the pace of a named curve.
  public init(animationCurve: UIView.AnimationCurve = .easeInOut) {
    self.animationCurve = animationCurve
    (controlPoint1, controlPoint2) =
      switch animationCurve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint.zero, CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint.zero, CGPoint(x: 1, y: 1))
      }
    isNamed = true
    super.init()
  }

  /// Creates the pace of a curve of two points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
    isNamed = false
    super.init()
  }

  /// A named curve, or one of two points.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// This pace.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The pace of a spring, as data.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How much the spring is damped; 1 does not swing.
  public let dampingRatio: CGFloat
  /// The speed at the beginning.
  public let initialVelocity: CGVector

  /// Creates a spring that swings a little.
  public convenience override init() {
    self.init(dampingRatio: 1)
  }

  /// Creates a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its weight, stiffness and damping.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This pace.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
