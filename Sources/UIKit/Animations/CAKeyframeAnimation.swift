import Foundation

/// An animation through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values between 0 and 1.
  open var keyTimes: [NSNumber]?
  /// The way of a point.
  open var path: CGPath?
}
