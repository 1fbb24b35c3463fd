import Foundation

/// Animates a change from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the length of the animation in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates, and tells the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Gives an animation that can be held and turned back; optional, and not asked here: whoever animates
  /// in ``animateTransition(using:)`` starts it.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Tells that the transition is over; optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Gives an animation without changes.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeInOut)
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a gesture drive a change from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// How much faster the rest runs when the gesture ends; optional. The default is 1.
  var completionSpeed: CGFloat { get }
  /// A Boolean value that indicates whether a gesture drives from the beginning; optional. The
  /// default is `true`.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as before.
  public var completionSpeed: CGFloat { 1 }
  /// From the beginning.
  public var wantsInteractiveStart: Bool { true }
}
