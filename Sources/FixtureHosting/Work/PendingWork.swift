import CDispatchInterposition

/// A job, delay or timer of the app's code that has not run or ended.
public struct FixturePendingWork: Hashable, Sendable, CustomStringConvertible {
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
    /// The job begins, or its wait for another one ends, at a time of the virtual clock, in seconds.
    case delayed(until: Double)
  }

  /// The reason why the work has not ended.
  public let state: State
  /// The name of the queue, or `task` for a part of a task off the main actor.
  public let queue: String
  /// The number of steps of the app's code that have run since the work began.
  public let stepCount: Int
  private let code: JobCode?

  init(state: State, queue: String, code: JobCode?, stepCount: Int) {
    self.state = state
    self.queue = queue
    self.code = code
    self.stepCount = stepCount
  }

  /// The name of the closure or function, if it is known, such as `closure #1 in Loader.load()`. Each access reads
  /// the tables of the binary, which may take seconds for a large one.
  public var function: String? { code?.symbol?.name }

  /// The file and the line of the closure or function, such as `Loader.swift:12`, if the test was built with debug
  /// information. Each access reads the tables of the binary, which may take seconds for a large one.
  public var place: String? { code?.symbol?.place }

  /// The function with its file and line, the queue and the state.
  public var description: String {
    let symbol = code?.symbol
    let name = (symbol?.name ?? "a job") + (symbol?.place.map { " (\($0))" } ?? "")
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

extension WorkState.Unfinished {
  fileprivate var state: FixturePendingWork.State {
    if let waitEnd { return .delayed(until: waitEnd) }
    guard isBlocked else { return .running }
    return isWoken ? .ready : .blocked
  }
}

extension WorkState {
  /// Returns what is left: running jobs, ready jobs, and delays and timers by their times.
  func pendingWork() -> [FixturePendingWork] {
    let running = unfinished.sorted { $0.key < $1.key }.map { _, job in
      FixturePendingWork(
        state: job.state, queue: job.isTask ? "task" : job.label, code: job.code,
        stepCount: steps - job.since)
    }
    let ready = ready.compactMap { entry -> FixturePendingWork? in
      guard case .job(let job) = entry.content else { return nil }
      return FixturePendingWork(
        state: job.isSuspended ? .suspended : .ready, queue: job.place, code: job.code,
        stepCount: steps - entry.since)
    }
    let delayed = dues.filter { !stale.contains($0.key) }.compactMap { number, due in
      delays[number].flatMap { delay -> (Double, UInt64, FixturePendingWork)? in
        guard !delay.job.isCanceled else { return nil }
        let work = FixturePendingWork(
          state: .delayed(until: due), queue: delay.job.place, code: delay.job.code,
          stepCount: 0)
        return (due, number, work)
      }
    }
    let sources = timers.filter { !stale.contains($0.key) }.map { number, timer in
      let work = FixturePendingWork(
        state: .delayed(until: timer.due), queue: "timer source", code: nil, stepCount: 0)
      return (timer.due, number, work)
    }
    let later = (delayed + sources).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    return running + ready + later
  }
}
