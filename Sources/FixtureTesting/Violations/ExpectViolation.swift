import Testing
import UIKit

/// Expects a closure to break a rule of the runtime, and keeps the breach from failing the test.
///
/// Other violations that happen meanwhile are reported as ever.
///
/// - Parameters:
///   - code: the rule.
///   - isolation: the actor of the caller.
///   - sourceLocation: the place of the expectation.
///   - body: what must break the rule; work it starts counts when it is settled inside.
/// - Returns: the violations and advisories with the code, in order.
@discardableResult
public func expectViolation(
  _ code: RuntimeViolation.Code,
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async rethrows -> [RuntimeViolation] {
  let found = Locked<[RuntimeViolation]>([])
  let collector = ViolationInterceptor { violation in
    guard violation.code == code else { return .report }
    found.withLock { $0.append(violation) }
    return .withhold
  }
  try await RuntimeEnvironment.intercepting(collector, body)
  let violations = found.withLock { $0 }
  if violations.isEmpty {
    Issue.record(
      "Expected a violation [\(code.rawValue)], but none was reported",
      sourceLocation: sourceLocation)
  }
  return violations
}
