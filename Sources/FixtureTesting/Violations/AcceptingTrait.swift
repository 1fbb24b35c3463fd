import FixtureSupport
import Testing
import UIKit

/// A trait that accepts advisories of a test by their codes.
///
/// Accepted advisories are not recorded, also under `.strict`. An acceptance that no case of a test,
/// or no test of a suite, needs is a warning.
public struct FixtureAcceptingTrait: SuiteTrait, TestTrait, TestScoping {
  /// The codes of the accepted advisories.
  let codes: [RuntimeViolation.Code]
  /// The place in a fixture that states the codes, or `nil` for that of the test.
  let position: FixturePosition?

  /// Returns the trait for a test or a suite as a whole, so that one case that needs an acceptance is enough.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? self : nil
  }

  /// Runs a test or a suite in which the advisories are accepted.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let met = Locked<Set<RuntimeViolation.Code>>([])
    let accepting = RuntimeViolation.Interceptor { [codes] violation in
      guard violation.severity == .advisory, codes.contains(violation.code) else { return .report }
      met.withLock { _ = $0.insert(violation.code) }
      return .withhold
    }
    try await RuntimeEnvironment.intercepting(accepting) {
      // Reports of background threads wait for the test's own task.
      defer { IssueReporter.current?.flush() }
      try await function()
    }
    for code in codes where !met.withLock({ $0.contains(code) }) {
      Issue.record(
        "The advisory [\(code.rawValue)] is accepted, but was not reported",
        severity: .warning,
        sourceLocation: position.map { SourceLocation($0.callSite) } ?? test.sourceLocation)
    }
  }
}

extension Trait where Self == FixtureAcceptingTrait {
  /// Accepts advisories of the runtime in the test, or in the tests of a suite, by their codes.
  ///
  /// Violations are never accepted; use ``expectViolation(_:isolation:sourceLocation:_:)`` for one.
  ///
  /// - Parameters:
  ///   - codes: The codes, such as `"unclipped-controller-cell"`.
  ///   - position: The place in a fixture that states the codes, or `nil` for that of the test.
  /// - Returns: The trait.
  public static func accepting(
    _ codes: RuntimeViolation.Code..., at position: FixturePosition? = nil
  ) -> Self {
    FixtureAcceptingTrait(codes: codes, position: position)
  }
}
