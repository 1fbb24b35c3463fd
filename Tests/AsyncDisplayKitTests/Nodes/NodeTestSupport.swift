import UIKit

@testable import AsyncDisplayKit

/// Runs a test body under an environment of its own with a deterministic scheduler.
@MainActor
func withNodeEnvironment<Result>(
  scale: CGFloat = 2, direction: UIUserInterfaceLayoutDirection = .leftToRight,
  _ body: @MainActor (RuntimeScheduling.SteppedScheduler, ViolationLog) throws -> Result
) rethrows -> Result {
  let scheduler = RuntimeScheduling.SteppedScheduler()
  let log = ViolationLog()
  var environment = RuntimeEnvironment(
    screen: RuntimeEnvironment.Screen(scale: scale), scheduler: scheduler,
    violationHandler: log.handler)
  environment.traits.layoutDirection = direction
  return try environment.withOwnApplication.bind { try body(scheduler, log) }
}

extension RuntimeScheduling.SteppedScheduler {
  /// Runs steps until none is left.
  @MainActor func drain() {
    while runStep() {}
  }
}

/// Runs a closure in the role of a background thread.
func inBackgroundRole<Result>(_ body: () throws -> Result) rethrows -> Result {
  try RuntimeScheduling.Role.simulating(.background, body)
}

/// Runs a closure in a later job of the main queue, as apps do when a batch fetch begins.
func onMainQueue(_ body: @escaping @MainActor @Sendable () -> Void) {
  RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "test"), body)
}

/// Makes a visible window of 320 by 480 points.
@MainActor
func makeWindow(_ size: CGSize = CGSize(width: 320, height: 480)) -> UIWindow {
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.isHidden = false
  return window
}
