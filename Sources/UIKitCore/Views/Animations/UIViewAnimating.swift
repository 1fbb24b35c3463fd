import Foundation

/// An animation that can be started, paused, and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation: inactive, active, or stopped.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs in reverse.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation and leaves the values at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animator has not started or has finished.
  case inactive
  /// The animator has started, and is running or paused.
  case active
  /// The animator was stopped, but has not finished.
  case stopped
}

/// The position of an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end of the animation.
  case end
  /// The start of the animation.
  case start
  /// The position at which the animation was stopped.
  case current
}

/// An animation to which changes can be added; its own methods are optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes whose animation begins after a fraction of the duration, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to the animation.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with other timing, for a fraction of the original duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// The default implementation does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// The default implementation does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// The default implementation does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// The default implementation does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
