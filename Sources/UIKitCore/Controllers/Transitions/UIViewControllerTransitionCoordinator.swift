import Foundation

/// An object that runs animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Adds animations that run alongside the transition, and a completion handler that runs at its
  /// end.
  ///
  /// - Returns: `true` when the animations will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a handler for changes of the interaction. Transitions are not interactive here, so
  /// it is never called.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds animations that run alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Has no effect: transitions are not interactive here, so the handler is never called.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

/// The context of animations that run alongside a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled; always `false` here.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds of the environment's clock.
  var transitionDuration: TimeInterval { get }
  /// A Boolean value that indicates whether the transition is interactive; always `false` here.
  var isInteractive: Bool { get }
  /// The progress of an interactive transition; zero for others.
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView? { get }

  /// Returns a view controller of the transition, or `nil` for a transition of size or traits.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// The default implementation returns `false`.
  public var isInteractive: Bool { false }
  /// The default implementation returns zero.
  public var percentComplete: CGFloat { 0 }
  /// The default implementation returns `nil`.
  public var containerView: UIView? { nil }

  /// The default implementation returns `nil`.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
}
