import FixtureHosting
import Testing
import UIKit

/// Runs a closure with changed surroundings; hosts made inside have them, and a scheduler of their own.
///
/// Violations inside become issues of the running test.
///
/// - Parameters:
///   - change: changes what is asked for so far, so that the inner change wins.
///   - isolation: the actor of the caller.
///   - body: the closure.
/// - Returns: what the closure returns.
public func withConfiguration<Result>(
  _ change: (inout HostConfiguration) -> Void,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  var configuration = HostConfiguration.current
  change(&configuration)
  let reporter = IssueReporter.current ?? IssueReporter(strictness: .standard)
  var environment = configuration.environment(basedOn: RuntimeEnvironment.current)
  environment.violationHandler = reporter.handler
  defer { reporter.flush() }
  return try await HostConfiguration.$current.withValue(configuration) {
    try await IssueReporter.$current.withValue(reporter) {
      try await environment.bind(body)
    }
  }
}
