import Foundation

/// What animations beside a transition may know.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled; never here.
  var isCancelled: Bool { get }
  /// The length of the transition in virtual seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether a finger drives the transition; never here.
  var isInteractive: Bool { get }
  /// How much of an interactive transition is done; zero for others.
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView? { get }

  /// Answers a controller of the transition; nil for changes of size and traits.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// No.
  public var isInteractive: Bool { false }
  /// Zero.
  public var percentComplete: CGFloat { 0 }
  /// None.
  public var containerView: UIView? { nil }

  /// Answers nil.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
}
