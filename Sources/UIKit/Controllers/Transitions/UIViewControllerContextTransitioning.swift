import Foundation

/// What an animator knows of the transition that it animates.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that both views lie in while the transition lasts.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether a gesture drives the transition: never, for animators
  /// run by themselves here.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was taken back.
  var transitionWasCancelled: Bool { get }
  /// The style of a modal presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the interface is turned at the end.
  var targetTransform: CGAffineTransform { get }
  /// Tells how far a gesture has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that a gesture finishes the transition.
  func finishInteractiveTransition()
  /// Tells that a gesture takes the transition back.
  func cancelInteractiveTransition()
  /// Tells that a gesture holds the transition.
  func pauseInteractiveTransition()
  /// Tells that the animation is over; the animator has to.
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns a controller's frame before, in points of the container; zero if it is not seen then.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Returns a controller's frame afterwards, in points of the container; zero if it is unknown.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// Which of a transition's two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen afterwards.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of a transition's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in UIKit.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is seen before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is seen afterwards.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
