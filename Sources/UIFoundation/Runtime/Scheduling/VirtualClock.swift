/// A simulated clock that advances only on request, with its pending timers.
package final class VirtualClock: Sendable {
  /// A job that is due at a time of the clock.
  package struct Entry: Sendable {
    let timer: RuntimeScheduling.TimerID
    let due: Double
    package let step: RuntimeScheduling.Step
    package let job: @MainActor @Sendable () -> Void
  }

  private struct State: Sendable {
    var now = 0.0
    var made = 0
    var entries: [Entry] = []
  }

  private let state = Locked(State())

  package init() {}

  /// The time in seconds since the clock was created.
  package var now: Double { state.withLock { $0.now } }

  /// Adds a job that is due after a delay in seconds. A negative delay counts as zero.
  package func schedule(
    after delay: Double, _ step: RuntimeScheduling.Step,
    _ job: @escaping @MainActor @Sendable () -> Void
  ) -> RuntimeScheduling.TimerID {
    state.withLock { state in
      let timer = RuntimeScheduling.TimerID(number: state.made)
      state.made += 1
      let due = state.now + max(0, delay)
      state.entries.append(Entry(timer: timer, due: due, step: step, job: job))
      return timer
    }
  }

  /// Cancels a pending job.
  package func cancel(_ timer: RuntimeScheduling.TimerID) {
    state.withLock { state in state.entries.removeAll { $0.timer == timer } }
  }

  /// Advances by a number of seconds and runs the jobs that are due, each at its own time and in
  /// order.
  ///
  /// - Parameters:
  ///   - seconds: The number of seconds.
  ///   - work: The work of the app's code, which sees the time.
  ///   - runReadySteps: A closure that runs what is ready, before the first job and after each one.
  @MainActor func advance(
    by seconds: Double, for work: (any AppWork)?, _ runReadySteps: () -> Void
  ) {
    let end = now + seconds
    if work != nil { runReadySteps() }
    while let entry = takeNext(dueBy: end) {
      work?.clockDidChange(to: now)
      entry.job()
      if work != nil { runReadySteps() }
    }
    work?.clockDidChange(to: now)
  }

  private static func nanoseconds(_ seconds: Double) -> Double { (seconds * 1e9).rounded() }

  /// Advances to the next job that is due by a time and removes it. Without one, it advances to
  /// that time.
  package func takeNext(dueBy time: Double) -> Entry? {
    state.withLock { state in
      // Whole nanoseconds, so that the sum of delays of 0.1 and 0.2 is 0.3.
      let end = Self.nanoseconds(time)
      // Jobs of equal times run in the order of their creation.
      let due = state.entries.indices.filter { Self.nanoseconds(state.entries[$0].due) <= end }
      let next = due.min {
        (Self.nanoseconds(state.entries[$0].due), $0) < (
          Self.nanoseconds(state.entries[$1].due), $1
        )
      }
      guard let next else {
        state.now = max(state.now, time)
        return nil
      }
      let entry = state.entries.remove(at: next)
      state.now = max(state.now, entry.due)
      return entry
    }
  }
}
