import Foundation

/// How far a gesture has driven a transition, kept as data.
///
/// Here animators run by themselves and no gesture holds them; a test reads what the app's gesture
/// code asked for.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How a gesture ended.
  package enum Ending: Hashable, Sendable {
    case finished
    case cancelled
  }

  private weak var context: (any UIViewControllerContextTransitioning)?
  /// How far the gesture has come, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How the gesture ended; `nil` while it lasts.
  package private(set) var ending: Ending?
  /// How much faster the rest runs when the gesture ends.
  open var completionSpeed: CGFloat = 1
  /// How the speed of the rest changes; kept as data.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the animation; kept as data.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean value that indicates whether a gesture drives from the beginning.
  open var wantsInteractiveStart = true
  /// The length of the animation in seconds: the animator's.
  open var duration: CGFloat = 0

  /// Creates a transition that no gesture drives yet.
  public override init() {
    super.init()
  }

  /// Begins at 0.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    ending = nil
  }

  /// Notes how far the gesture has come, kept between 0 and 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Holds the transition.
  open func pause() {
    context?.pauseInteractiveTransition()
  }

  /// Finishes the transition.
  open func finish() {
    ending = .finished
    context?.finishInteractiveTransition()
  }

  /// Takes the transition back.
  open func cancel() {
    ending = .cancelled
    context?.cancelInteractiveTransition()
  }
}
