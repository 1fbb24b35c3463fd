import CDispatchInterposition
import UIKit

/// Delays, timers and the clock.
extension OwnedWork {
  func append(_ job: DispatchedJob, after nanoseconds: Int64, sleeper: UInt64) {
    guard nanoseconds > 0 else { return append(job) }
    let delay = WorkDelay(job: job, sleeper: sleeper)
    let number = job.number
    delay.timer.withLock {
      guard nanoseconds != .max else { return }
      $0 = scheduler.scheduleTimer(
        after: Double(nanoseconds) / 1e9, RuntimeScheduling.Step(.timer, "delay")
      ) { [weak self] in self?.endDelay(number) }
    }
    let due = scheduler.now + Double(nanoseconds) / 1e9
    let rejected = change { state -> Bool in
      guard !state.hasEnded else { return true }
      state.delays[number] = delay
      state.dues[number] = due
      if sleeper != 0 { state.sleepers[sleeper] = number }
      return false
    }
    if rejected { job.submit() }
  }

  private func endDelay(_ number: UInt64) {
    let delay = state.withLock { state -> WorkDelay? in state.removeDelay(number) }
    if let delay { append(delay.job) }
  }

  // MARK: Timers of dispatch sources

  func setTimer(_ timer: UInt64, after delay: Int64, every interval: Int64, sleeper: UInt64) {
    endTimer(timer)
    guard delay != .max else { return }
    guard delay > 0 else { return fire(timer, every: interval, late: -delay) }
    let token = scheduler.scheduleTimer(
      after: Double(delay) / 1e9, RuntimeScheduling.Step(.timer, "timer source")
    ) { [weak self] in self?.fire(timer, every: interval, late: 0) }
    let due = scheduler.now + Double(delay) / 1e9
    let entry = WorkTimer(token: token, due: due, interval: interval, sleeper: sleeper)
    let rejected = change { state -> Bool in
      guard !state.hasEnded else { return true }
      state.timers[timer] = entry
      return false
    }
    if rejected { scheduler.cancelTimer(token) }
  }

  /// Fires a timer, some nanoseconds after its time if it was suspended. Its other times stay the same.
  private func fire(_ timer: UInt64, every interval: Int64, late: Int64) {
    _ = state.withLock { $0.removeTimer(timer) }
    if interval > 0 {
      setTimer(timer, after: interval - late % interval, every: interval, sleeper: 0)
    }
    if let job = WorkReceiver.job(ofTimer: timer) { append(job) }
  }

  func endTimer(_ timer: UInt64) {
    let ended = state.withLock { $0.removeTimer(timer) }
    if let ended { scheduler.cancelTimer(ended.token) }
  }

  func clockDidChange(to time: Double) {
    interposition_set_time(number, Int64((time * 1e9).rounded()))
    state.withLock { $0.changeCount += 1 }
  }

  // MARK: Delays for which the test waits

  func startWatch() {
    Task.detached { [weak self] in
      while let (seen, seconds) = self?.nextWatch() {
        try? await Task.sleep(for: .seconds(seconds))
        await self?.moveClock(unlessChangedSince: seen)
      }
    }
  }

  private func nextWatch() -> (seen: Int, seconds: Double)? { state.withLock { $0.nextWatch() } }

  /// Moves the clock to the next delay, if nothing has happened since a state.
  ///
  /// Decided here: a test that awaits a task of the app which sleeps would wait for ever, while it ends on a
  /// device. So the clock moves after a second of real time in which the test has called neither `settle()` nor
  /// `advance(by:)`, does not sleep itself, and no step is ready.
  @MainActor private func moveClock(unlessChangedSince seen: Int) async {
    await MainQueueTurn.wait()
    guard let due = state.withLock({ $0.nextDue(unlessChangedSince: seen) }) else { return }
    if state.withLock({ $0.takeClockReport() }) {
      let waiting = pendingWork.first.map(\.description) ?? "a delay"
      environment.withLock { $0 }?.report(.awaitedDelay(waiting))
    }
    bind { scheduler.advance(by: due - scheduler.now) }
  }
}
