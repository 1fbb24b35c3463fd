import Foundation

/// What to do with each ``RuntimeViolation`` as it happens.
public struct ViolationHandler: Sendable {
  private let body: @Sendable (RuntimeViolation) -> Void

  /// Makes a handler from a closure, which may be called on any thread.
  public init(_ body: @escaping @Sendable (RuntimeViolation) -> Void) {
    self.body = body
  }

  /// Hands one violation to the handler.
  public func callAsFunction(_ violation: RuntimeViolation) {
    body(violation)
  }

  /// Writes each violation to standard error in one line: the default.
  public static let standardError = ViolationHandler { violation in
    FileHandle.standardError.write(Data("\(violation)\n".utf8))
  }

  /// Stops the process at a violation, as Texture's assertions do; advisories are written only.
  public static let trapping = ViolationHandler { violation in
    guard violation.severity == .violation else { return standardError(violation) }
    fatalError("\(violation)")
  }

  /// Ignores every violation.
  public static let silent = ViolationHandler { _ in }
}
