import Foundation

/// Lets a gesture drive a change from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// How much faster the rest runs when the gesture ends; optional, default 1.
  var completionSpeed: CGFloat { get }
  /// Whether a gesture drives from the beginning; optional, default yes.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as before.
  public var completionSpeed: CGFloat { 1 }
  /// From the beginning.
  public var wantsInteractiveStart: Bool { true }
}
