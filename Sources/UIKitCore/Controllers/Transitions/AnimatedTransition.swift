import Foundation

/// A transition between two view controllers that an animator of the app performs.
@MainActor struct AnimatedTransition {
  let animator: any UIViewControllerAnimatedTransitioning
  let from: UIViewController
  let to: UIViewController
  let container: UIView
  var style = UIModalPresentationStyle.none

  /// Starts the animator. The closure runs when the animator completes the transition.
  func run(_ completion: @escaping @MainActor () -> Void) {
    let animator = animator
    let context = AnimatedTransitionContext(self) { didComplete in
      completion()
      animator.animationEnded(didComplete)
    }
    animator.animateTransition(using: context)
  }
}

/// The transition context that is passed to the app's animator.
@MainActor final class AnimatedTransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let transition: AnimatedTransition
  private var completion: (@MainActor (Bool) -> Void)?
  private let initialFrame: CGRect

  init(_ transition: AnimatedTransition, _ completion: @escaping @MainActor (Bool) -> Void) {
    self.transition = transition
    self.completion = completion
    initialFrame = transition.from.viewIfLoaded?.frame ?? .zero
  }

  var containerView: UIView { transition.container }
  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { transition.style }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  /// Completes the transition. Further calls have no effect.
  func completeTransition(_ didComplete: Bool) {
    let completion = completion
    self.completion = nil
    completion?(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: transition.from
    case .to: transition.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: transition.from.view
    case .to: transition.to.view
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    viewController === transition.from ? initialFrame : .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    viewController === transition.to ? transition.container.bounds : .zero
  }
}
