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
  @MainActor func advance(by seconds: Double) {
    let end = now + seconds
    while let entry = takeNext(dueBy: end) { entry.job() }
  }

  /// Advances to the next job that is due by a time and removes it. Without one, it advances to
  /// that time.
  package func takeNext(dueBy time: Double) -> Entry? {
    state.withLock { state in
      let due = state.entries.indices.filter { state.entries[$0].due <= time }
      // Jobs of equal times run in the order of their creation.
      let next = due.min { (state.entries[$0].due, $0) < (state.entries[$1].due, $1) }
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
