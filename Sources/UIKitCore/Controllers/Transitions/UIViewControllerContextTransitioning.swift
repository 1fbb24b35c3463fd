import Foundation

/// The context of a transition between view controllers, which is passed to its animator.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the views of both controllers during the transition.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive; always `false` here.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The style of a modal presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the interface during the transition, as a transform.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction finishes the transition.
  func finishInteractiveTransition()
  /// Reports that the interaction cancels the transition.
  func cancelInteractiveTransition()
  /// Reports that the interaction pauses the transition.
  func pauseInteractiveTransition()
  /// Reports that the animation ended. The animator must call this method.
  func completeTransition(_ didComplete: Bool)
  /// Returns a view controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the initial frame of a controller's view in the container, in points; zero when it is
  /// not visible yet.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Returns the final frame of a controller's view in the container, in points; zero when it is
  /// unknown.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// A key of a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of the key, the same string as in UIKit.
  public let rawValue: String

  /// Creates a key from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key of a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of the key, the same string as in UIKit.
  public let rawValue: String

  /// Creates a key from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
