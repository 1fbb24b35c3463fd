import FixtureHosting
import Testing
import UIKit

/// Runs a test body under many schedules and reports the first failing one, made small.
struct ScheduleRuns {
  let coverage: ScheduleExplorer.Coverage
  let test: Test
  let testCase: Test.Case?

  /// Runs the body under each schedule; issues are kept back until the smallest failure is known.
  @MainActor func run(_ body: @escaping @Sendable () async throws -> Void) async throws {
    let outcome = try await ScheduleExplorer(coverage).explore { scheduler in
      try await fails(on: scheduler, schedule: nil, body)
    }
    guard let failure = outcome.failure else { return }
    try await report(failure, runCount: outcome.runCount, body)
  }

  /// Runs the body once, with its issues kept back.
  @MainActor private func fails(
    on scheduler: SteppedScheduler, schedule: Schedule?,
    _ body: @escaping @Sendable () async throws -> Void
  ) async throws -> Bool {
    let issues = Locked(0)
    let counting = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.isFailure else { return nil }
      issues.withLock { $0 += 1 }
      return nil
    }
    do {
      try await counting.provideScope(for: test, testCase: testCase) {
        try await withConfiguration({ $0.scheduler = scheduler }, body)
      }
    } catch {
      return true
    }
    return issues.withLock { $0 > 0 }
  }

  /// Runs the smallest failing schedule again with its issues let through, each with the replay line.
  private func report(
    _ failure: ScheduleExplorer.Failure, runCount: Int,
    _ body: @escaping @Sendable () async throws -> Void
  ) async throws {
    let steps = failure.steps.map(\.description).joined(separator: ", ")
    let comment = Comment(
      rawValue: """
        Failed under \(failure.found), run \(runCount); steps: \(steps)
        Replay with: .schedule(Schedule("\(failure.shrunk)")!)
        """)
    let explaining = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append(comment)
      return issue
    }
    try await explaining.provideScope(for: test, testCase: testCase) {
      try await withConfiguration({ $0.schedule = failure.shrunk }, body)
    }
  }
}
