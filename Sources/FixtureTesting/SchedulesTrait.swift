import FixtureHosting
import Testing
import UIKit

/// A trait that runs each test under many orders of the runtime's steps.
public struct FixtureSchedulesTrait: SuiteTrait, TestTrait, TestScoping {
  let coverage: FixtureScheduleExplorer.Coverage

  /// A Boolean value that indicates whether a suite applies the trait to its tests. Always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test case under each schedule. The first failing schedule is shrunk and reported.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { body in
      try await ScheduleRuns(
        coverage: coverage, issues: SuppressedIssues(test: test, testCase: testCase)
      ).run(body)
    }
  }
}

extension Trait where Self == FixtureSchedulesTrait {
  /// Runs the test once for each seed from 0 up to a count, each seed with another order of steps.
  public static func schedules(count: Int) -> Self {
    FixtureSchedulesTrait(coverage: .seeds(count: count))
  }

  /// Runs the test under every order of steps, up to a limit of runs. For small test cases.
  public static func everySchedule(limit: Int = 10_000) -> Self {
    FixtureSchedulesTrait(coverage: .everyOrder(limit: limit))
  }
}

/// Runs a closure once for each of a number of seeds, and reports the first failing schedule,
/// shrunk.
///
/// Outside of a running test, it runs the closure once.
///
/// - Parameters:
///   - count: The number of seeds, starting at 0.
///   - body: The closure, which must create everything that it needs.
/// - Throws: The error of the body under the smallest failing schedule.
public func withSchedules(
  count: Int, _ body: @escaping @Sendable () async throws -> Void
) async throws {
  try await explore(.seeds(count: count), body)
}

/// Runs a closure under every order of the runtime's steps, and reports the first failing schedule.
///
/// Outside of a running test, it runs the closure once.
///
/// - Parameters:
///   - limit: The maximum number of runs.
///   - body: The closure, which must create everything that it needs.
/// - Throws: The error of the body under the smallest failing schedule.
public func withEverySchedule(
  limit: Int = 10_000, _ body: @escaping @Sendable () async throws -> Void
) async throws {
  try await explore(.everyOrder(limit: limit), body)
}

private func explore(
  _ coverage: FixtureScheduleExplorer.Coverage, _ body: @escaping @Sendable () async throws -> Void
) async throws {
  guard let test = Test.current else { return try await body() }
  let issues = SuppressedIssues(test: test, testCase: Test.Case.current)
  try await ScheduleRuns(coverage: coverage, issues: issues).run(body)
}

/// The runs of a test body under many schedules, of which the first failing schedule is shrunk and
/// reported.
struct ScheduleRuns {
  let coverage: FixtureScheduleExplorer.Coverage
  let issues: SuppressedIssues

  /// Runs the body under each schedule. Issues are suppressed until the smallest failing schedule
  /// is known.
  @MainActor func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
    let outcome = await FixtureScheduleExplorer(coverage).explore { scheduler in
      await issues.fails {
        try await withConfiguration({ $0.scheduler = scheduler }) {
          try await SnapshotConfiguration.withNewLedger(body)
        }
      }
    }
    guard let failure = outcome.failure else { return }
    try await report(failure, runCount: outcome.runCount, body)
  }

  /// Runs the smallest failing schedule again and records its issues, each with the text that
  /// repeats the schedule.
  private func report(
    _ failure: FixtureScheduleExplorer.Failure, runCount: Int,
    _ body: @escaping @Sendable () async throws -> Void
  ) async throws {
    let steps = failure.steps.map(\.description).joined(separator: ", ")
    let text = """
      Failed under \(failure.found), run \(runCount); steps: \(steps)
      Replay with: .schedule(FixtureSchedule("\(failure.shrunk)")!)
      """
    try await issues.explaining(text) {
      try await withConfiguration({ $0.schedule = failure.shrunk }) {
        try await SnapshotConfiguration.withNewLedger(body)
      }
    }
  }
}
