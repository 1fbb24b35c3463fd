import Foundation

/// A transition whose end the virtual clock brings.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let isCancelled = false
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  /// UIKit's usual length of a rotation.
  var transitionDuration: TimeInterval { isAnimated ? 0.3 : 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Makes the changes and lets the clock call the completions.
  func run(in environment: RuntimeEnvironment) {
    for animation in animations { animation(self) }
    animations = []
    guard !completions.isEmpty else { return }
    guard isAnimated else {
      return environment.enqueueOnMain(RuntimeStep(.main, "transition end")) { self.finish() }
    }
    environment.scheduleTimer(
      after: transitionDuration, RuntimeStep(.timer, "transition end")
    ) { self.finish() }
  }

  private func finish() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}
