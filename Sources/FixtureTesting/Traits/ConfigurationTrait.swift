import FixtureHosting
import Testing

/// A trait that changes the surroundings of a test: its device, direction, text size and the like.
public struct ConfigurationTrait: SuiteTrait, TestTrait, TestScoping {
  let change: @Sendable (inout HostConfiguration) -> Void

  /// A suite hands the trait on to its tests.
  public var isRecursive: Bool { true }

  /// Runs a test case in the changed surroundings, which every issue then names.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withConfiguration(change) {
      try await namingSurroundings(for: test, testCase: testCase, performing: function)
    }
  }

  /// Adds the surroundings to each issue; the outermost of nested traits says what the inner ones did.
  private func namingSurroundings(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let surroundings = HostConfiguration.current.description
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      guard !issue.comments.contains(where: { $0.rawValue.hasPrefix("With ") }) else {
        return issue
      }
      var issue = issue
      issue.comments.append(Comment(rawValue: "With \(surroundings)"))
      return issue
    }
    try await naming.provideScope(for: test, testCase: testCase, performing: function)
  }
}
