import UIKit

/// A search that runs a closure under many schedules until one fails, and shrinks the failing
/// schedule.
public struct FixtureScheduleExplorer: Sendable {
  /// The schedules to run.
  public enum Coverage: Hashable, Sendable {
    /// One run for each seed, starting with a first seed.
    case seeds(count: Int, first: UInt64 = 0)
    /// Every order, up to a limit of runs.
    case everyOrder(limit: Int = 10_000)
  }

  /// A schedule under which the closure failed.
  public struct Failure: Sendable {
    /// The schedule under which the failure was found.
    public let found: FixtureSchedule
    /// The smallest failing schedule.
    public let shrunk: FixtureSchedule
    /// The steps of the smallest failing schedule, in order.
    public let steps: [RuntimeScheduling.Step]
  }

  /// The result of an exploration.
  public struct Outcome: Sendable {
    /// The number of different schedules that ran, not counting those of shrinking.
    public let runCount: Int
    /// A Boolean value that indicates whether all orders were run.
    public let isExhaustive: Bool
    /// The first failure, or `nil`.
    public let failure: Failure?
  }

  /// The schedules to run.
  public let coverage: Coverage
  /// The shrinker for a failing schedule.
  public let shrinker: FixtureScheduleShrinker

  /// Creates an explorer.
  public init(_ coverage: Coverage, shrinker: FixtureScheduleShrinker = FixtureScheduleShrinker()) {
    self.coverage = coverage
    self.shrinker = shrinker
  }

  /// Runs a closure under the schedules. The closure must create everything that it needs on the
  /// given scheduler.
  ///
  /// - Parameter fails: A closure that runs the body once and returns whether it failed.
  /// - Returns: The number of schedules that ran, and the first failure.
  @MainActor public func explore(
    _ fails: @MainActor (RuntimeScheduling.SteppedScheduler) async throws -> Bool
  ) async rethrows -> Outcome {
    switch coverage {
    case .seeds(let count, let first): try await exploreSeeds(count: count, first: first, fails)
    case .everyOrder(let limit): try await exploreOrders(limit: limit, fails)
    }
  }

  @MainActor private func exploreSeeds(
    count: Int, first: UInt64,
    _ fails: @MainActor (RuntimeScheduling.SteppedScheduler) async throws -> Bool
  ) async rethrows -> Outcome {
    for offset in 0..<max(count, 0) {
      let schedule = FixtureSchedule.seed(first &+ UInt64(offset))
      let chooser = FixtureScheduleChooser(schedule)
      guard try await fails(RuntimeScheduling.SteppedScheduler(chooser: chooser)) else { continue }
      let failure = try await self.failure(found: schedule, chooser.decisions, fails)
      return Outcome(runCount: offset + 1, isExhaustive: false, failure: failure)
    }
    return Outcome(runCount: max(count, 0), isExhaustive: false, failure: nil)
  }

  @MainActor private func exploreOrders(
    limit: Int, _ fails: @MainActor (RuntimeScheduling.SteppedScheduler) async throws -> Bool
  ) async rethrows -> Outcome {
    var enumerator = FixtureScheduleEnumerator()
    var runCount = 0
    while let schedule = enumerator.next, runCount < limit {
      let chooser = FixtureScheduleChooser(schedule)
      let failed = try await fails(RuntimeScheduling.SteppedScheduler(chooser: chooser))
      runCount += 1
      enumerator.advance(past: chooser.decisions)
      guard failed else { continue }
      let failure = try await self.failure(found: schedule, chooser.decisions, fails)
      return Outcome(runCount: runCount, isExhaustive: false, failure: failure)
    }
    return Outcome(runCount: runCount, isExhaustive: enumerator.next == nil, failure: nil)
  }

  @MainActor private func failure(
    found: FixtureSchedule, _ decisions: [FixtureScheduleDecision],
    _ fails: @MainActor (RuntimeScheduling.SteppedScheduler) async throws -> Bool
  ) async rethrows -> Failure {
    var steps = decisions.map(\.step)
    let choices = try await shrinker.shrink(decisions.map(\.choice)) { candidate in
      let chooser = FixtureScheduleChooser(.choices(candidate))
      guard try await fails(RuntimeScheduling.SteppedScheduler(chooser: chooser)) else {
        return false
      }
      steps = chooser.decisions.map(\.step)
      return true
    }
    return Failure(found: found, shrunk: .choices(choices), steps: steps)
  }
}

/// A generator of schedules for all orders of a run's steps, depth first.
///
/// A run is deterministic for given choices, so the orders form a tree; the decisions of a run
/// determine where the next branch starts.
public struct FixtureScheduleEnumerator: Sendable {
  private var prefix: [Int]? = []

  /// Creates an enumerator whose first schedule always runs the first ready step.
  public init() {}

  /// The next schedule to run, or `nil` after all orders have run.
  public var next: FixtureSchedule? { prefix.map(FixtureSchedule.choices) }

  /// Advances to the next schedule after a run with the given decisions.
  ///
  /// - Parameter decisions: The decisions of the run that followed ``next``.
  public mutating func advance(past decisions: [FixtureScheduleDecision]) {
    let branch = decisions.lastIndex { $0.choice + 1 < $0.count }
    prefix = branch.map { decisions[..<$0].map(\.choice) + [decisions[$0].choice + 1] }
  }
}
