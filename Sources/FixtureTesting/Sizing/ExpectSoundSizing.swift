import FixtureHosting
import Testing
import UIKit

/// Tells every sizing advisory of a host as a warning of the running test, or as an issue under
/// `.strict`.
///
/// - Parameters:
///   - host: the host; settle it first.
///   - sourceLocation: the place of the expectation.
@MainActor public func expectSoundSizing<Source>(
  of host: FixtureHost<Source>, sourceLocation: SourceLocation = #_sourceLocation
) {
  let reporter = IssueReporter.current ?? IssueReporter(strictness: .standard)
  for advisory in host.sizingAdvisories { reporter.record(advisory, at: sourceLocation) }
}
