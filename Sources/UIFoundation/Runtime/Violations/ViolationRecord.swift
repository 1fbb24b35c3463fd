/// A record of the violations and advisories that were written, by cause and container.
///
/// Any thread.
package final class ViolationRecord: Sendable {
  private struct Cause: Hashable {
    let code: RuntimeViolation.Code
    let subject: String
    /// The message of a violation. Those of advisories may differ in numbers.
    let message: String?
  }

  /// The record of the process, unless a test sets another one for its task.
  @TaskLocal package static var ofProcess = ViolationRecord()

  private let causes = Locked<Set<Cause>>([])

  /// Creates an empty record.
  package init() {}

  /// Records a violation or an advisory, and returns whether it is the first one with its code and subject. Violations
  /// are equal only with the same message.
  package func isFirst(_ violation: RuntimeViolation) -> Bool {
    causes.withLock { $0.insert(Self.cause(of: violation)).inserted }
  }

  /// Removes a violation from the record.
  package func forget(_ violation: RuntimeViolation) {
    causes.withLock { _ = $0.remove(Self.cause(of: violation)) }
  }

  private static func cause(of violation: RuntimeViolation) -> Cause {
    Cause(
      code: violation.code, subject: violation.subject,
      message: violation.severity == .violation ? violation.message : nil)
  }
}
