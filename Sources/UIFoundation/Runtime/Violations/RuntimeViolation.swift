import Foundation

/// A violation of a rule of UIKit or Texture that the runtime detected, as a value.
///
/// Where Texture or UIKit asserts or raises an exception, the runtime creates a violation, records it
/// for the object concerned, reports it to the environment's ``RuntimeViolation/Handler``, and continues from
/// the last consistent state. A report of valid but surprising behavior has the severity
/// ``Severity/advisory``.
public struct RuntimeViolation: Error, Hashable, Sendable {
  /// The severity of a violation.
  public enum Severity: String, Hashable, Sendable {
    /// Texture or UIKit asserts or raises an exception here.
    case violation
    /// Texture has a surprising behavior here, which the runtime reproduces.
    case advisory
  }

  /// The stable code of a rule, such as `invalid-item-count`.
  public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible,
    ExpressibleByStringLiteral
  {
    /// The code in lowercase with hyphens.
    public let rawValue: String

    /// Creates a code from a literal, as messages print it in brackets.
    public init(stringLiteral code: String) {
      self.init(rawValue: code)
    }

    /// Creates a code from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The code as a string.
    public var description: String { rawValue }
  }

  /// The code that identifies the kind of the violation.
  public let code: Code
  /// The severity of the violation.
  public let severity: Severity
  /// The object concerned: the class of a data source, or the path of a node.
  public let subject: String
  /// A sentence that describes what happened, including the numbers that were counted.
  public let message: String
  /// A sentence that describes how to correct the code.
  public let remedy: String
  /// The numbers of the violation for tests, in the order that the documentation of the rule lists.
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
  /// The violation in one line: severity, subject, message, remedy, and code.
  public var description: String {
    let place = subject.isEmpty ? "" : "\(subject): "
    return "\(severity.rawValue): \(place)\(message) \(remedy) [\(code)]"
  }
}

extension RuntimeViolation {
  /// Returns the same violation with another subject.
  package func naming(_ subject: String) -> RuntimeViolation {
    RuntimeViolation(
      code, severity: severity, subject: subject, message: message, remedy: remedy,
      numbers: numbers)
  }
}
