import Foundation

extension RuntimeViolation {
  /// A handler of ``RuntimeViolation`` values, called when they are reported.
  public struct Handler: Sendable {
    private let body: @Sendable (RuntimeViolation) -> Void
    private let identity = Identity()

    // An object that only copies of a handler share.
    private final class Identity: Sendable {}

    /// Creates a handler from a closure, which may be called on any thread.
    public init(_ body: @escaping @Sendable (RuntimeViolation) -> Void) {
      self.body = body
    }

    /// Returns a Boolean value that indicates whether another handler is a copy of this one.
    package func isCopy(of other: RuntimeViolation.Handler) -> Bool { identity === other.identity }

    /// Passes a violation to the handler.
    public func callAsFunction(_ violation: RuntimeViolation) {
      body(violation)
    }

    /// A handler that writes each violation to standard error in one line. It is the default.
    ///
    /// Each is written once in a process for each cause and container.
    public static let standardError = RuntimeViolation.Handler { violation in
      guard ViolationRecord.ofProcess.isFirst(violation) else { return }
      FileHandle.standardError.write(Data("\(violation)\n".utf8))
    }

    /// A handler that stops the process at a violation, as Texture's assertions do. Advisories are
    /// written to standard error.
    public static let trapping = RuntimeViolation.Handler { violation in
      guard violation.severity == .violation else { return standardError(violation) }
      fatalError("\(violation)")
    }

    /// A handler that ignores all violations.
    public static let silent = RuntimeViolation.Handler { _ in }
  }
}

extension RuntimeViolation {
  /// An interceptor of the current task's violations, called before the environment's handler.
  public struct Interceptor: Sendable {
    /// The decision of an interceptor on a violation.
    public enum Verdict: Sendable {
      /// The violation is passed to the environment's handler.
      case report
      /// The violation is suppressed.
      case withhold
    }

    private let judge: @Sendable (RuntimeViolation) -> Verdict

    /// Creates an interceptor from a closure.
    public init(_ judge: @escaping @Sendable (RuntimeViolation) -> Verdict) {
      self.judge = judge
    }

    /// Returns the decision on a violation.
    func callAsFunction(_ violation: RuntimeViolation) -> Verdict {
      judge(violation)
    }
  }
}

extension RuntimeEnvironment {
  /// The interceptors of the current task, innermost last.
  @TaskLocal static var interceptors: [RuntimeViolation.Interceptor] = []

  /// A Boolean value that indicates whether the current task has an interceptor.
  var isIntercepted: Bool { !Self.interceptors.isEmpty }

  /// Returns the decision of the current task's interceptors on a violation, the innermost first.
  package static func verdict(on violation: RuntimeViolation)
    -> RuntimeViolation.Interceptor.Verdict
  {
    interceptors.reversed().contains { $0(violation) == .withhold } ? .withhold : .report
  }

  /// Runs a closure with an interceptor of its violations, whatever environment reports them.
  ///
  /// - Parameters:
  ///   - interceptor: An interceptor that decides on each violation. Interceptors of outer scopes
  ///     decide on those that it does not suppress.
  ///   - isolation: The actor of the caller.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  public static func intercepting<Result>(
    _ interceptor: RuntimeViolation.Interceptor,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $interceptors.withValue(interceptors + [interceptor], operation: body)
  }
}
