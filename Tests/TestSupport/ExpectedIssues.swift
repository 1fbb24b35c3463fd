import Synchronization
import Testing

extension Trait where Self == IssueHandlingTrait {
  /// Hands the issues that a test provokes in ``expectIssue(_:sourceLocation:matching:)`` to that function, so that the
  /// run does not report them, not even as known ones. Traits after this one may add comments to an issue before.
  public static var provokesIssues: Self {
    .filterIssues { issue in ExpectedIssues.current?.take(issue) != true }
  }
}

/// Runs a closure that is expected to record issues; a thrown error is one.
///
/// The suite or the test needs the trait ``provokesIssues``. An issue that does not match fails the test, as does a
/// closure without a matching one.
///
/// - Parameters:
///   - sourceLocation: The place at which a missing issue is reported.
///   - body: The closure.
///   - matches: A closure that is called for each issue, on the thread that records it.
public func expectIssue(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void,
  matching matches: @escaping @Sendable (Issue) -> Bool = { _ in true }
) {
  let issues = ExpectedIssues(matches)
  ExpectedIssues.$current.withValue(issues) {
    do { try body() } catch { Issue.record(error, sourceLocation: sourceLocation) }
  }
  issues.requireOne(sourceLocation)
}

/// Runs an asynchronous closure that is expected to record issues; a thrown error is one.
///
/// - Parameters:
///   - isolation: The actor of the caller.
///   - sourceLocation: The place at which a missing issue is reported.
///   - body: The closure.
///   - matches: A closure that is called for each issue, on the thread that records it.
public func expectIssue(
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void,
  matching matches: @escaping @Sendable (Issue) -> Bool = { _ in true }
) async {
  let issues = ExpectedIssues(matches)
  await ExpectedIssues.$current.withValue(issues) {
    do { try await body() } catch { Issue.record(error, sourceLocation: sourceLocation) }
  }
  issues.requireOne(sourceLocation)
}

/// The issues that one call expects.
private final class ExpectedIssues: Sendable {
  @TaskLocal static var current: ExpectedIssues?

  private let matches: @Sendable (Issue) -> Bool
  private let isMet = Mutex(false)

  init(_ matches: @escaping @Sendable (Issue) -> Bool) {
    self.matches = matches
  }

  /// Returns whether an issue is expected.
  func take(_ issue: Issue) -> Bool {
    guard matches(issue) else { return false }
    isMet.withLock { $0 = true }
    return true
  }

  func requireOne(_ sourceLocation: SourceLocation) {
    guard !isMet.withLock({ $0 }) else { return }
    Issue.record("no matching issue was recorded", sourceLocation: sourceLocation)
  }
}
