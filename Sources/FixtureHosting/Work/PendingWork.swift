import CDispatchInterposition

/// A job, delay or timer of the app's code that has not run or ended.
public struct PendingWork: Hashable, Sendable, CustomStringConvertible {
  /// The reason why the work has not ended.
  public enum State: Hashable, Sendable {
    /// The job waits for its turn.
    case ready
    /// The job runs on another thread.
    case running
    /// The job blocks its thread.
    case blocked
    /// The job's queue is suspended.
    case suspended
    /// The job begins at a time of the virtual clock, in seconds.
    case delayed(until: Double)
  }

  /// The reason why the work has not ended.
  public let state: State
  /// The name of the queue, or `task` for a part of a task off the main actor.
  public let queue: String
  /// The name of the closure or function, if it is known.
  public let function: String?
  /// The number of steps of the app's code that have run since the work began.
  public let stepCount: Int

  /// The function, the queue and the state.
  public var description: String {
    let name = function ?? "a job"
    let since = stepCount == 0 ? "" : ", since \(stepCount) steps"
    return switch state {
    case .ready: "\(name) on \(queue)\(since)"
    case .running: "\(name) on \(queue), running\(since)"
    case .blocked: "\(name) on \(queue), blocked\(since)"
    case .suspended: "\(name) on suspended \(queue)\(since)"
    case .delayed(let time): "\(name) on \(queue) at \(time) s"
    }
  }
}

extension WorkState {
  /// Returns what is left: running jobs, ready jobs, and delays and timers by their times.
  func pendingWork() -> [PendingWork] {
    let running = unfinished.sorted { $0.key < $1.key }.map { _, job in
      PendingWork(
        state: job.isBlocked ? .blocked : .running, queue: job.isTask ? "task" : job.label,
        function: job.symbol, stepCount: steps - job.since)
    }
    let ready = ready.compactMap { entry -> PendingWork? in
      guard case .job(let job) = entry.content else { return nil }
      return PendingWork(
        state: job.isSuspended ? .suspended : .ready, queue: job.place, function: job.symbol,
        stepCount: steps - entry.since)
    }
    let delayed = dues.filter { !stale.contains($0.key) }.compactMap { number, due in
      delays[number].flatMap { delay -> (Double, UInt64, PendingWork)? in
        guard !delay.job.isCanceled else { return nil }
        let work = PendingWork(
          state: .delayed(until: due), queue: delay.job.place, function: delay.job.symbol,
          stepCount: 0)
        return (due, number, work)
      }
    }
    let sources = timers.map { number, timer in
      let work = PendingWork(
        state: .delayed(until: timer.due), queue: "timer source", function: nil, stepCount: 0)
      return (timer.due, number, work)
    }
    let later = (delayed + sources).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    return running + ready + later
  }
}
