import Foundation

/// An animation of one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `position.x`.
  open var keyPath: String?
  /// A Boolean value that indicates whether values are added to the property's value. The default
  /// is `false`. Not used by the runtime, which reports `unused-member`.
  open var isAdditive = false { didSet { reportUnused("CAPropertyAnimation", if: isAdditive) } }
  /// A Boolean value that indicates whether each repetition builds on the previous one. The default
  /// is `false`. Not used by the runtime, which reports `unused-member`.
  open var isCumulative = false { didSet { reportUnused("CAPropertyAnimation", if: isCumulative) } }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value, or `nil` for the property's value. Not used by the runtime, which reports
  /// `unused-member`.
  open var fromValue: Any? { didSet { reportUnused("CABasicAnimation", if: fromValue != nil) } }
  /// The final value, or `nil` for the property's value. Not used by the runtime, which reports
  /// `unused-member`.
  open var toValue: Any? { didSet { reportUnused("CABasicAnimation", if: toValue != nil) } }
  /// The value that is added to the initial value. Not used by the runtime, which reports
  /// `unused-member`.
  open var byValue: Any? { didSet { reportUnused("CABasicAnimation", if: byValue != nil) } }
}

/// A spring animation between two values.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object attached to the spring. The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping coefficient. The default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity. The default is 0. Not used by the runtime, which reports
  /// `unused-member`.
  open var initialVelocity: CGFloat = 0 {
    didSet { reportUnused("CASpringAnimation", if: initialVelocity != 0) }
  }

  /// The estimated time until the spring is at rest, in seconds; infinite without damping.
  ///
  /// Decided here, because Core Animation's documentation gives no formula: the time until the most
  /// slowly decaying part of the free motion has a thousandth of its initial amplitude. The initial
  /// velocity is ignored.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
    let half = Double(damping / (2 * mass))
    let excess = half * half - Double(stiffness / mass)
    let slowest = excess > 0 ? half - excess.squareRoot() : half
    return log(1000) / slowest
  }
}

/// An animation through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values at successive times. Not used by the runtime, which reports `unused-member`.
  open var values: [Any]? { didSet { reportUnused("CAKeyframeAnimation", if: values != nil) } }
  /// The times of the values, from 0 to 1. Not used by the runtime, which reports `unused-member`.
  open var keyTimes: [NSNumber]? {
    didSet { reportUnused("CAKeyframeAnimation", if: keyTimes != nil) }
  }
  /// The path that a point follows. Not used by the runtime, which reports `unused-member`.
  open var path: CGPath? { didSet { reportUnused("CAKeyframeAnimation", if: path != nil) } }
  /// The timing functions between consecutive values. Not used by the runtime, which reports
  /// `unused-member`.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { reportUnused("CAKeyframeAnimation", if: timingFunctions != nil) }
  }
  /// The interpolation between values. Not used by the runtime, which reports `unused-member`:
  /// nothing is interpolated here.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { reportUnused("CAKeyframeAnimation", if: calculationMode != .linear) }
  }
  /// The rotation of an object along the path. Not used by the runtime, which reports
  /// `unused-member`.
  open var rotationMode: CAAnimationRotationMode? {
    didSet { reportUnused("CAKeyframeAnimation", if: rotationMode != nil) }
  }
}

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the mode, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value lasts until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation by cubic splines.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation by cubic splines at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of an object that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the mode, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The object is rotated to follow the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The object is rotated to follow the tangent of the path, plus 180 degrees.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
