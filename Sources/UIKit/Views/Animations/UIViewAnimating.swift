import Foundation

/// What can be begun, held and stopped as an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Where the animation stands.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation goes on.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation goes back.
  var isReversed: Bool { get set }
  /// How much of the animation is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins or goes on.
  func startAnimation()
  /// Begins after a delay in virtual seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation.
  func pauseAnimation()
  /// Stops the animation where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes an animation that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Where an animator stands.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun, or done.
  case inactive
  /// Begun: running or held.
  case active
  /// Stopped, and waiting to be finished.
  case stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// Where it was.
  case current
}

/// An animation that changes can be added to; the members of its own may be missing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin when a part of the animation is over, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure for the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another pace, over a part of the former length.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
