import Testing
import UIKit

/// Checks that a closure causes a violation, which then does not fail the test.
///
/// Other violations are reported as usual. Violations of background threads count in a test with a trait of this
/// module, if the test has not recorded them before.
///
/// - Parameters:
///   - code: The code of the violation.
///   - isolation: The actor of the caller.
///   - sourceLocation: The source location of the expectation.
///   - body: The closure that must cause the violation; asynchronous work is included if it is settled inside.
/// - Returns: The violations and advisories with the code, in order.
@discardableResult
public func expectViolation(
  _ code: RuntimeViolation.Code,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async rethrows -> [RuntimeViolation] {
  let found = Locked<[RuntimeViolation]>([])
  let collector = RuntimeViolation.Interceptor { violation in
    guard violation.code == code else { return .report }
    found.withLock { $0.append(violation) }
    return .withhold
  }
  try await RuntimeEnvironment.intercepting(collector) {
    defer { IssueReporter.current?.flush() }
    try await body()
  }
  let violations = found.withLock { $0 }
  if violations.isEmpty {
    Issue.record(
      "Expected a violation [\(code.rawValue)], but none was reported",
      sourceLocation: sourceLocation)
  }
  return violations
}
