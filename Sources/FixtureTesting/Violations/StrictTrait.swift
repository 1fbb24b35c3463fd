import Testing

/// A trait that makes advisories fail a test.
public struct FixtureStrictTrait: SuiteTrait, TestTrait, TestScoping {
  /// A Boolean value that indicates whether a suite applies the trait to its tests. Always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test case in which advisories are issues.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withStrictViolations(function)
  }
}

extension Trait where Self == FixtureStrictTrait {
  /// Makes advisories of the runtime fail the test, or the tests of a suite.
  public static var strict: Self { FixtureStrictTrait() }
}

/// Runs a closure in which advisories of the runtime are issues instead of warnings.
///
/// - Parameters:
///   - isolation: The actor of the caller.
///   - body: The closure.
/// - Returns: The result of the closure.
public func withStrictViolations<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await IssueReporter.$current.withValue(IssueReporter(strictness: .strict)) {
    try await withConfiguration({ _ in }, body)
  }
}
