import Foundation

extension UIView {
  /// The options of a keyframe animation. They have no effect: the runtime uses duration and delay
  /// only.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// An option to lay out the subviews together with the view.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// An option to let views receive touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// An option to begin at the current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// An option to repeat the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// An option to also play the animation in reverse.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// An option for linear interpolation between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// An option for no interpolation between keyframes.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// An option for interpolation at a constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// An option for interpolation along a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Applies the changes of all keyframes immediately and calls the completion handler after the
  /// delay and the duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Applies the changes of one keyframe immediately. The relative times are ignored.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
}
