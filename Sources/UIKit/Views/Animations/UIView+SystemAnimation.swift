import Foundation

extension UIView {
  /// Animations that the system has made.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// The views go away.
    case delete
  }

  /// Runs an animation of the system on views, and other changes beside it.
  ///
  /// Rule: UIKit's documentation: with ``SystemAnimation/delete`` the views are taken away at the end.
  /// UIKit does not document how long it takes; 0.3 virtual seconds here. Main thread.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.3, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }
}
