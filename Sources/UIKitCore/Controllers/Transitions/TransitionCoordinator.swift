import Foundation

/// The coordinator of a transition of size, of traits, or between view controllers.
///
/// Rule: UIKit's documentation of `animate(alongsideTransition:completion:)`: animations run with
/// the transition, completion handlers when it ends. After the end, `animate` returns `false`.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  private enum Phase {
    case waiting
    case running
    case ended
  }

  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let isCancelled = false
  private let duration: TimeInterval
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private let container: UIView?
  private var phase = Phase.waiting
  private var animations: [Block] = []
  private var completions: [Block] = []
  /// A closure that runs at the end of the transition, before the completion handlers.
  var onEnd: (() -> Void)?

  init(
    isAnimated: Bool, duration: TimeInterval = 0.3, from former: UIViewController? = nil,
    to next: UIViewController? = nil, in container: UIView? = nil
  ) {
    self.isAnimated = isAnimated
    self.duration = duration
    self.container = container
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    controllers[.from] = former
    controllers[.to] = next
    self.controllers = controllers
  }

  var transitionDuration: TimeInterval { isAnimated ? duration : 0 }

  var containerView: UIView? { container }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    switch phase {
    case .waiting: if let animation { animations.append(animation) }
    case .running: animation?(self)
    case .ended: return false
    }
    if let completion { completions.append(completion) }
    return true
  }

  /// Begins the transition: runs the animations.
  func begin() {
    phase = .running
    let waiting = animations
    animations = []
    for animation in waiting { animation(self) }
  }

  /// Ends the transition and runs the completion handlers in the order in which they were added.
  func end() {
    phase = .ended
    onEnd?()
    onEnd = nil
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }

  /// Runs the animations immediately, and the completion handlers after the duration of the
  /// transition.
  func run(in environment: RuntimeEnvironment) {
    begin()
    guard !completions.isEmpty else { return end() }
    guard isAnimated else {
      return environment.enqueueOnMain(RuntimeScheduling.Step(.main, "transition end")) {
        self.end()
      }
    }
    environment.scheduleTimer(
      after: transitionDuration, RuntimeScheduling.Step(.timer, "transition end")
    ) { self.end() }
  }
}
