import UIKit

/// A scheduler that loses all background work: a planted fault in which updates never end.
final class LosingScheduler: RuntimeScheduler {
  private let other = RuntimeScheduling.SteppedScheduler()

  func enqueueOnMain(
    _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void
  ) {
    other.enqueueOnMain(step, job)
  }

  func enqueue(_ work: RuntimeScheduling.Work, on lane: RuntimeScheduling.Lane) {}

  @MainActor func waitUntilIdle(_ lane: RuntimeScheduling.Lane) { other.waitUntilIdle(lane) }

  var now: Double { other.now }

  @discardableResult
  func scheduleTimer(
    after delay: Double, _ step: RuntimeScheduling.Step,
    _ job: @escaping @MainActor @Sendable () -> Void
  ) -> RuntimeScheduling.TimerID { other.scheduleTimer(after: delay, step, job) }

  func cancelTimer(_ timer: RuntimeScheduling.TimerID) { other.cancelTimer(timer) }

  @MainActor func advance(by seconds: Double) { other.advance(by: seconds) }

  var pendingSteps: [RuntimeScheduling.Step] { other.pendingSteps }

  @MainActor func settle(within stepCount: Int) async -> Bool {
    await other.settle(within: stepCount)
  }
}
