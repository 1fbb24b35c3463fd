import Foundation

/// A broken rule that the runtime noticed, as a value.
///
/// Where Texture or UIKit would assert or raise, the runtime makes one of these, keeps it with the
/// object concerned, tells the environment's ``ViolationHandler`` and goes on from the last
/// consistent state. A remark that breaks nothing has the severity ``Severity/advisory``.
public struct RuntimeViolation: Error, Hashable, Sendable {
  /// How grave a remark is.
  public enum Severity: String, Hashable, Sendable {
    /// Texture or UIKit asserts or raises here.
    case violation
    /// Texture does something surprising here, which the runtime copies.
    case advisory
  }

  /// The stable name of a rule, such as `invalid-item-count`.
  public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name in lower case with hyphens.
    public let rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name itself.
    public var description: String { rawValue }
  }

  /// The rule that was broken.
  public let code: Code
  /// Whether the rule's breach is an error or a remark.
  public let severity: Severity
  /// The object concerned: a data source's class, a node's path.
  public let subject: String
  /// One sentence that says what happened, with the numbers.
  public let message: String
  /// One sentence that says what to do.
  public let remedy: String
  /// The numbers of the rule in the order its documentation lists them, for tests.
  public let numbers: [Int]

  /// Creates a violation or an advisory.
  public init(
    _ code: Code,
    severity: Severity = .violation,
    subject: String = "",
    message: String,
    remedy: String,
    numbers: [Int] = []
  ) {
    self.code = code
    self.severity = severity
    self.subject = subject
    self.message = message
    self.remedy = remedy
    self.numbers = numbers
  }
}

extension RuntimeViolation: CustomStringConvertible {
  /// The remark in one line: severity, subject, message, remedy and code.
  public var description: String {
    let place = subject.isEmpty ? "" : "\(subject): "
    return "\(severity.rawValue): \(place)\(message) \(remedy) [\(code)]"
  }
}

extension RuntimeViolation {
  /// The same violation, said of another object.
  func naming(_ subject: String) -> RuntimeViolation {
    RuntimeViolation(
      code, severity: severity, subject: subject, message: message, remedy: remedy,
      numbers: numbers)
  }
}
