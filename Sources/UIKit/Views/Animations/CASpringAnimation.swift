import Foundation

/// An animation like a spring between two values.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end; default 1.
  open var mass: CGFloat = 1
  /// The spring's strength; default 100.
  open var stiffness: CGFloat = 100
  /// What takes the spring's energy away; default 10.
  open var damping: CGFloat = 10
  /// The speed at the beginning; default 0.
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
