import Foundation

/// An animation of one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property's path, such as `position.x`.
  open var keyPath: String?
  /// A Boolean value that indicates whether values are added to the property's own. The default is
  /// `false`.
  open var isAdditive = false
  /// A Boolean value that indicates whether each repetition goes on from the last one. The default
  /// is `false`.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; the property's own when `nil`.
  open var fromValue: Any?
  /// The last value; the property's own when `nil`.
  open var toValue: Any?
  /// What is added to the first value.
  open var byValue: Any?
}

/// An animation like a spring between two values.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end. The default is 1.
  open var mass: CGFloat = 1
  /// The spring's strength. The default is 100.
  open var stiffness: CGFloat = 100
  /// What takes the spring's energy away. The default is 10.
  open var damping: CGFloat = 10
  /// The speed at the beginning. The default is 0.
  open var initialVelocity: CGFloat = 0

  /// About how long the spring takes to come to rest, in seconds; endless without damping.
  ///
  /// Core Animation's documentation gives no formula. Here it is the time until the free motion that
  /// dies away most slowly has a thousandth of its beginning; the speed at the beginning is not counted.
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
  /// The values.
  open var values: [Any]?
  /// The times of the values between 0 and 1.
  open var keyTimes: [NSNumber]?
  /// The way of a point.
  open var path: CGPath?
  /// How the speed changes from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How what lies between values is found; kept as a value, as nothing moves in between here.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How what moves along the path is turned; kept as a value.
  open var rotationMode: CAAnimationRotationMode?
}

/// How a keyframe animation finds what lies between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Evenly from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value lasts until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed throughout.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along smooth curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along smooth curves at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How what moves along an outline is turned.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the outline.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the outline.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
