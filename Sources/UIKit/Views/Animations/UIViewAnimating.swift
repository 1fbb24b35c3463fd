import Foundation

/// What can be begun, held and stopped as an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Where the animation stands.
  var state: UIViewAnimatingState { get }
  /// Whether the animation goes on.
  var isRunning: Bool { get }
  /// Whether the animation goes back.
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
