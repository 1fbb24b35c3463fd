/// A record of the advisories that were written, by cause and container.
///
/// Any thread.
package final class AdvisoryRecord: Sendable {
  private struct Cause: Hashable {
    let code: RuntimeViolation.Code
    let subject: String
  }

  /// The record of the process, unless a test sets another one for its task.
  @TaskLocal package static var ofProcess = AdvisoryRecord()

  private let causes = Locked<Set<Cause>>([])

  /// Creates an empty record.
  package init() {}

  /// Records an advisory, and returns whether it is the first one with its code and subject.
  package func isFirst(_ advisory: RuntimeViolation) -> Bool {
    let cause = Cause(code: advisory.code, subject: advisory.subject)
    return causes.withLock { $0.insert(cause).inserted }
  }
}
