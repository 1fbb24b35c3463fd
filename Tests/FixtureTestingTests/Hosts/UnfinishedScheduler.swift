import UIKit

/// A scheduler that settles, and yet always has a step that waits: a planted fault.
final class UnfinishedScheduler: RuntimeScheduler {
  /// The step that waits for ever.
  static let step = RuntimeScheduling.Step(.main, "unfinished")
  private let other = RuntimeScheduling.SteppedScheduler()

  func enqueueOnMain(
    _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void
  ) {
    other.enqueueOnMain(step, job)
  }

  func enqueue(_ work: RuntimeScheduling.Work, on lane: RuntimeScheduling.Lane) {
    other.enqueue(work, on: lane)
  }

  @MainActor func waitUntilIdle(_ lane: RuntimeScheduling.Lane) { other.waitUntilIdle(lane) }

  var now: Double { other.now }

  @discardableResult
  func scheduleTimer(
    after delay: Double, _ step: RuntimeScheduling.Step,
    _ job: @escaping @MainActor @Sendable () -> Void
  ) -> RuntimeScheduling.TimerID { other.scheduleTimer(after: delay, step, job) }

  func cancelTimer(_ timer: RuntimeScheduling.TimerID) { other.cancelTimer(timer) }

  @MainActor func advance(by seconds: Double) { other.advance(by: seconds) }

  var pendingSteps: [RuntimeScheduling.Step] { other.pendingSteps + [Self.step] }

  @MainActor func settle(within stepCount: Int) async -> Bool {
    await other.settle(within: stepCount)
  }
}
