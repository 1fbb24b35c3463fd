import FixtureTesting
import Testing
import UIKit

/// Collects the comments of the issues that a closure records, and keeps the issues from the test.
func collectedComments(_ body: @Sendable () async throws -> Void) async throws -> [String] {
  let comments = Locked<[String]>([])
  let collecting = IssueHandlingTrait.compactMapIssues { issue in
    comments.withLock { $0 += issue.comments.map(\.rawValue) }
    return nil
  }
  let test = try #require(Test.current)
  try await collecting.provideScope(for: test, testCase: nil, performing: body)
  return comments.withLock { $0 }
}
