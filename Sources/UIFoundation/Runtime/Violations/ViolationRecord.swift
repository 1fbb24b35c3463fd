/// A record of the violations and advisories that were written, by cause and container.
///
/// Any thread.
package final class ViolationRecord: Sendable {
  private struct Cause: Hashable {
    let code: RuntimeViolation.Code
    let subject: String
    /// The message of a violation, without the item or row that it names. Those of advisories may differ in numbers.
    let message: String?
  }

  /// The record of the process, unless a test sets another one for its task.
  @TaskLocal package static var ofProcess = ViolationRecord()

  private let causes = Locked<Set<Cause>>([])

  /// Creates an empty record.
  package init() {}

  /// Records a violation or an advisory, and returns whether it is the first one with its code and subject. Violations
  /// are equal only with the same message, in which the item or row may differ.
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
      message: violation.severity == .violation ? message(of: violation) : nil)
  }

  /// Returns the message without the section and the item with which the numbers of the violation begin.
  private static func message(of violation: RuntimeViolation) -> String {
    let place = violation.numbers.prefix(2).map(String.init)
    guard let section = place.first, let item = place.last else { return violation.message }
    return ["\(section).\(item)", "section \(section)", "item \(item)"]
      .reduce(violation.message) { $0.replacing($1, with: "") }
  }
}
