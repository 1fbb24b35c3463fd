import FixtureHosting
import Testing
import UIKit

/// Runs a test body under many schedules and reports the first failing one, made small.
struct ScheduleRuns {
  let coverage: ScheduleExplorer.Coverage
  let issues: WithheldIssues

  /// Runs the body under each schedule; issues are kept back until the smallest failure is known.
  @MainActor func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
    let outcome = await ScheduleExplorer(coverage).explore { scheduler in
      await issues.fails {
        try await withConfiguration({ $0.scheduler = scheduler }, body)
      }
    }
    guard let failure = outcome.failure else { return }
    try await report(failure, runCount: outcome.runCount, body)
  }

  /// Runs the smallest failing schedule again with its issues let through, each with the replay line.
  private func report(
    _ failure: ScheduleExplorer.Failure, runCount: Int,
    _ body: @escaping @Sendable () async throws -> Void
  ) async throws {
    let steps = failure.steps.map(\.description).joined(separator: ", ")
    let text = """
      Failed under \(failure.found), run \(runCount); steps: \(steps)
      Replay with: .schedule(Schedule("\(failure.shrunk)")!)
      """
    try await issues.explaining(text) {
      try await withConfiguration({ $0.schedule = failure.shrunk }, body)
    }
  }
}
