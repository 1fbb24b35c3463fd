import Foundation

extension UIView {
  /// Makes changes at once, as a spring, and calls back after delay and duration in virtual seconds.
  ///
  /// The duration is in seconds, by default half a second as in UIKit; the bounce says how far the spring
  /// swings beyond its end, from -1 to 1, and nothing shows it here.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes changes that would be repeated; they are made once, at once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }
}
