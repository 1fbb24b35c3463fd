import Foundation

/// The timing of an animator. Stored but not used by the runtime: the clock depends on durations
/// only.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of timing that applies.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of a cubic curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of an animator's timing.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// A named curve.
  case builtin
  /// A cubic curve of two control points.
  case cubic
  /// A spring.
  case spring
  /// A cubic curve and a spring.
  case composed
}

/// The timing of a cubic curve, as data.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// Creates the timing of a named curve.
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

  /// Creates the timing of a curve of two control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
    isNamed = false
    super.init()
  }

  /// The kind of the curve: named or of two control points.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// These parameters.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of a spring, as data.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The damping ratio. A spring of ratio 1 does not oscillate.
  package let dampingRatio: CGFloat
  /// The initial velocity.
  public let initialVelocity: CGVector

  /// Creates a critically damped spring.
  public convenience override init() {
    self.init(dampingRatio: 1)
  }

  /// Creates a spring from its damping ratio.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its mass, stiffness, and damping coefficient.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// Always `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
