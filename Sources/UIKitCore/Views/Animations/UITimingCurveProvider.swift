import Foundation

/// The timing of an animator. Stored but not used by the runtime: the clock depends on durations
/// only.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the timing curve.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of the cubic curve, or `nil`.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of the spring, or `nil`.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of an animator's timing: built-in, cubic, spring, or composed.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// A curve that UIKit provides by name.
  case builtin
  /// A cubic curve with two control points.
  case cubic
  /// The motion of a spring.
  case spring
  /// A cubic curve combined with a spring.
  case composed
}

/// The timing of an animation along a cubic curve, stored as data.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve. It is `easeInOut` when the curve was created from control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point of the curve.
  public let controlPoint1: CGPoint
  /// The second control point of the curve.
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

  /// The kind of the curve: `builtin` for a named curve, `cubic` for one with control points.
  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The parameters of the cubic curve: this object.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The parameters of a spring; always `nil`.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of an animation that moves like a spring, stored as data.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The damping ratio. A spring of ratio 1 does not oscillate.
  package let dampingRatio: CGFloat
  /// The initial velocity of the spring.
  public let initialVelocity: CGVector

  /// Creates a critically damped spring.
  public convenience override init() {
    self.init(dampingRatio: 1)
  }

  /// Creates a spring from its damping ratio and initial velocity.
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

  /// The kind of the timing: always `spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// The parameters of a cubic curve; always `nil`.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters of the spring: this object.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
