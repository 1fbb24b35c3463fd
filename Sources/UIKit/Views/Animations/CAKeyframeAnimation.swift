import Foundation

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
