import Foundation

/// A change between two controllers that an app's animator makes.
@MainActor struct AnimatedTransition {
  let animator: any UIViewControllerAnimatedTransitioning
  let from: UIViewController
  let to: UIViewController
  let container: UIView
  var style = UIModalPresentationStyle.none

  /// Lets the animator run; the closure runs when it says that the transition is over.
  func run(_ completion: @escaping @MainActor () -> Void) {
    let animator = animator
    let context = AnimatedTransitionContext(self) { didComplete in
      completion()
      animator.animationEnded(didComplete)
    }
    animator.animateTransition(using: context)
  }
}
