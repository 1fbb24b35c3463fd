import Foundation

/// What animations beside a transition may know.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled; never here.
  var isCancelled: Bool { get }
  /// The length of the transition in virtual seconds.
  var transitionDuration: TimeInterval { get }
}
