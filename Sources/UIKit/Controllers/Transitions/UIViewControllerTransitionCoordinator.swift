import Foundation

/// Runs animations beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Adds changes made with the transition, and a call after it.
  ///
  /// - Returns: whether the changes will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls back when a gesture holds the transition no longer or again; never here, for no gesture does.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds changes made with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Never calls back.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

/// What animations beside a transition may know.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled; never here.
  var isCancelled: Bool { get }
  /// The length of the transition in virtual seconds.
  var transitionDuration: TimeInterval { get }
  /// A Boolean value that indicates whether a finger drives the transition; never here.
  var isInteractive: Bool { get }
  /// How much of an interactive transition is done; zero for others.
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView? { get }

  /// Returns a controller of the transition; `nil` for changes of size and traits.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// No.
  public var isInteractive: Bool { false }
  /// Zero.
  public var percentComplete: CGFloat { 0 }
  /// None.
  public var containerView: UIView? { nil }

  /// Returns `nil`.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
}
