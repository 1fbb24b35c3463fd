import Foundation

/// An animator of a transition between view controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the animation, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Performs the animation. The animator must call `completeTransition(_:)` of the context at the
  /// end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an interruptible animator.
  ///
  /// Optional. This method is never called by this runtime: an implementation of
  /// ``animateTransition(using:)`` starts its animator itself.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Notifies the animator that the transition ended. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// The default implementation returns a property animator without animations.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeInOut)
  }

  /// The default implementation does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that controls an interactive transition between view controllers.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the interactive transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remaining animation as a multiple of its normal speed. Optional. The default
  /// is 1.
  var completionSpeed: CGFloat { get }
  /// A Boolean value that indicates whether the transition starts interactively. Optional. The
  /// default is `true`.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default implementation returns 1, the normal speed.
  public var completionSpeed: CGFloat { 1 }
  /// The default implementation returns `true`.
  public var wantsInteractiveStart: Bool { true }
}
