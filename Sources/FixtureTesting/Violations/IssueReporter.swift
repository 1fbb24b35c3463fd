import FixtureHosting
import Testing
import UIKit

/// A reporter that records the runtime's violations as issues of the running test.
///
/// A background thread has no running test, so its reports are stored until the test's own task
/// records them: at the end of an expected violation, and at the end of the test.
final class IssueReporter: Sendable {
  /// The strictness, which determines whether advisories fail a test.
  let strictness: FixtureStrictness
  private let waiting = Locked<[RuntimeViolation]>([])
  private let recorded = ViolationRecord()

  /// The reporter of the running test's scope.
  @TaskLocal static var current: IssueReporter?

  init(strictness: FixtureStrictness) {
    self.strictness = strictness
  }

  /// The handler to set as an environment's violation handler.
  var handler: RuntimeViolation.Handler {
    RuntimeViolation.Handler { [self] violation in
      guard Test.current != nil else { return waiting.withLock { $0.append(violation) } }
      record(violation)
    }
  }

  /// Records a violation or an advisory at a source location.
  ///
  /// Each is recorded once for each cause and container in a test. An advisory that is a warning is recorded in the
  /// first test of the process that meets it.
  func record(_ violation: RuntimeViolation, at place: SourceLocation) {
    guard recorded.isFirst(violation) else { return }
    if violation.severity == .violation || strictness == .strict {
      return record(violation, severity: .error, at: place)
    }
    guard ViolationRecord.ofProcess.isFirst(violation) else { return }
    record(violation, severity: .warning, at: place)
  }

  private func record(
    _ violation: RuntimeViolation, severity: Issue.Severity, at place: SourceLocation
  ) {
    let issue = Issue.record(
      Comment(rawValue: violation.description), severity: severity, sourceLocation: place)
    // An equal one outside of the scope of a known issue fails the test.
    if severity == .error, !issue.isFailure { recorded.forget(violation) }
  }

  /// Records the violations that were reported outside of the test's task, unless an interceptor of the
  /// current task suppresses them.
  func flush() {
    let violations = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for violation in violations where RuntimeEnvironment.verdict(on: violation) == .report {
      record(violation)
    }
  }

  private func record(_ violation: RuntimeViolation) {
    let place = FixtureCallSite.current.map(SourceLocation.init) ?? Test.current?.sourceLocation
    record(violation, at: place ?? #_sourceLocation)
  }
}

extension SourceLocation {
  /// Creates a source location from the location of a call to a host.
  init(_ site: FixtureCallSite) {
    self.init(
      fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
  }
}

/// The handling of advisories in a test.
public enum FixtureStrictness: Hashable, Sendable {
  /// Violations fail a test, advisories are warnings. This is the default.
  case standard
  /// Violations and advisories fail a test.
  case strict
}
