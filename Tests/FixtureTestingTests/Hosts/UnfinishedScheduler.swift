import UIKit

/// A scheduler that settles, and yet always has a step that waits: a planted fault.
final class UnfinishedScheduler: RuntimeScheduler {
  /// The step that waits for ever.
  static let step = RuntimeStep(.main, "unfinished")
  private let other = SteppedScheduler()

  func enqueueOnMain(_ step: RuntimeStep, _ job: @escaping @MainActor @Sendable () -> Void) {
    other.enqueueOnMain(step, job)
  }

  func enqueue(_ work: BackgroundWork, on lane: BackgroundLane) { other.enqueue(work, on: lane) }

  @MainActor func waitUntilIdle(_ lane: BackgroundLane) { other.waitUntilIdle(lane) }

  var now: Double { other.now }

  @discardableResult
  func scheduleTimer(
    after delay: Double, _ step: RuntimeStep, _ job: @escaping @MainActor @Sendable () -> Void
  ) -> RuntimeTimer { other.scheduleTimer(after: delay, step, job) }

  func cancelTimer(_ timer: RuntimeTimer) { other.cancelTimer(timer) }

  @MainActor func advance(by seconds: Double) { other.advance(by: seconds) }

  var pendingSteps: [RuntimeStep] { other.pendingSteps + [Self.step] }

  @MainActor func settle(within stepCount: Int) async -> Bool {
    await other.settle(within: stepCount)
  }
}
