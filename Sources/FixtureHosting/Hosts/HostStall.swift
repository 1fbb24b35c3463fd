import UIKit

/// An error that is thrown if a host does not settle.
public struct FixtureStall: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons for which a host does not settle.
  public enum Reason: Hashable, Sendable {
    /// Each layout pass enqueues new steps.
    case neverIdle(rounds: Int)
    /// Steps keep enqueuing new steps.
    case stepsNeverEnd(count: Int)
    /// No step is left, but the container is still processing an update.
    case updateNeverEnds
    /// Jobs of the app's code block their threads, or have run for five seconds of real time.
    case jobsNeverEnd
  }

  /// The reason why the host does not settle.
  public let reason: Reason
  /// The pending steps.
  public let pending: [RuntimeScheduling.Step]
  /// The class of the container.
  public let container: String
  /// The jobs, delays and timers of the app's code that are left.
  public let work: [FixturePendingWork]

  init(
    reason: Reason, pending: [RuntimeScheduling.Step], container: String,
    work: [FixturePendingWork] = []
  ) {
    self.reason = reason
    self.pending = pending
    self.container = container
    self.work = work
  }

  /// A sentence that names the container and the pending steps.
  public var description: String {
    let names = pending.filter { $0.kind != .job }.map(\.description) + work.map(\.description)
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let distinct = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map { _, name in
      counts[name] == 1 ? name : "\(name) (\(counts[name] ?? 0) times)"
    }
    let steps = names.isEmpty ? "none" : distinct.joined(separator: ", ")
    return switch reason {
    case .neverIdle(let rounds):
      "\(container) does not settle: after \(rounds) rounds these steps are pending: \(steps)"
    case .stepsNeverEnd(let count):
      "\(container) does not settle: after \(count) steps these are pending: \(steps)"
    case .updateNeverEnds:
      "\(container) still processes an update, but no step is pending that could finish it"
    case .jobsNeverEnd:
      "\(container) does not settle: these jobs do not end: \(steps)\(advice)"
    }
  }

  private var advice: String {
    let hasDelay = work.contains { if case .delayed = $0.state { true } else { false } }
    return hasDelay ? "; if a job waits for a delay, call advance(by:) before settle()" : ""
  }
}

/// The limits of settling, far above what a test's list needs.
struct SettleLimits: Hashable, Sendable {
  /// The maximum number of rounds of layout and steps.
  var rounds = 1000
  /// The maximum number of steps between two layout passes.
  var steps = 100_000
}
