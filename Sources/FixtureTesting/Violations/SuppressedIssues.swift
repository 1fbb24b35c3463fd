import Testing
import UIKit

/// A helper that runs a test body with its issues suppressed or commented.
struct SuppressedIssues {
  let test: Test
  let testCase: Test.Case?

  /// Runs the body with its issues suppressed, and returns whether it failed. Warnings are ignored.
  ///
  /// - Returns: Whether the body failed or threw an error.
  func fails(_ body: @escaping @Sendable () async throws -> Void) async -> Bool {
    let count = Locked(0)
    let counting = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.isFailure else { return nil }
      count.withLock { $0 += 1 }
      return nil
    }
    do {
      // An advisory that no one sees is not recorded yet.
      try await ViolationRecord.$ofProcess.withValue(ViolationRecord()) {
        try await counting.provideScope(
          for: test, testCase: testCase, performing: Self.withOwnReporter(body))
      }
    } catch {
      return true
    }
    return count.withLock { $0 > 0 }
  }

  /// Runs the body and adds a comment to each of its issues.
  func explaining(
    _ text: String, _ body: @escaping @Sendable () async throws -> Void
  ) async throws {
    let explaining = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append(Comment(rawValue: text))
      return issue
    }
    try await explaining.provideScope(
      for: test, testCase: testCase, performing: Self.withOwnReporter(body))
  }

  /// Returns a closure that runs the body with a reporter that has recorded no advisory.
  private static func withOwnReporter(
    _ body: @escaping @Sendable () async throws -> Void
  ) -> @Sendable () async throws -> Void {
    let strictness = IssueReporter.current?.strictness ?? .standard
    return {
      try await IssueReporter.$current.withValue(IssueReporter(strictness: strictness)) {
        try await body()
      }
    }
  }
}
