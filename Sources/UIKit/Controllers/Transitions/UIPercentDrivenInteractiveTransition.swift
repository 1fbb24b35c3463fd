import Foundation

/// The progress of an interactive transition, stored as data.
///
/// The runtime does not couple animators with gestures. Tests read the progress that the app's
/// gesture code reports.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The outcome of the interaction.
  package enum Ending: Hashable, Sendable {
    case finished
    case cancelled
  }

  private weak var context: (any UIViewControllerContextTransitioning)?
  /// The progress of the interaction, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The outcome of the interaction, or `nil` until it ends.
  package private(set) var ending: Ending?
  /// The speed of the remaining animation as a multiple of its normal speed. Not used by the
  /// runtime, which reports `unused-member`.
  open var completionSpeed: CGFloat = 1 {
    didSet { reportUnused("UIPercentDrivenInteractiveTransition", if: completionSpeed != 1) }
  }
  /// The timing curve of the remaining animation. Not used by the runtime, which reports
  /// `unused-member`.
  open var completionCurve = UIView.AnimationCurve.easeInOut {
    didSet {
      reportUnused("UIPercentDrivenInteractiveTransition", if: completionCurve != .easeInOut)
    }
  }
  /// The timing of the animation. Not used by the runtime, which reports `unused-member`.
  open var timingCurve: (any UITimingCurveProvider)? {
    didSet { reportUnused("UIPercentDrivenInteractiveTransition", if: timingCurve != nil) }
  }
  /// A Boolean value that indicates whether the transition starts interactively. Not used by the
  /// runtime, which reports `unused-member`.
  open var wantsInteractiveStart = true {
    didSet { reportUnused("UIPercentDrivenInteractiveTransition", if: !wantsInteractiveStart) }
  }
  /// The duration of the animation in seconds, set by a subclass. Zero by default. Not used by the
  /// runtime, which reports `unused-member`.
  open var duration: CGFloat = 0 {
    didSet { reportUnused("UIPercentDrivenInteractiveTransition", if: duration != 0) }
  }

  /// Creates a transition with a progress of zero.
  public override init() {
    super.init()
  }

  /// Starts the transition at a progress of zero.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    ending = nil
  }

  /// Reports the progress. The value is limited to the range from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses the transition.
  open func pause() {
    context?.pauseInteractiveTransition()
  }

  /// Finishes the transition.
  open func finish() {
    ending = .finished
    context?.finishInteractiveTransition()
  }

  /// Cancels the transition.
  open func cancel() {
    ending = .cancelled
    context?.cancelInteractiveTransition()
  }
}
