import Foundation

/// What to do with each ``RuntimeViolation`` as it happens.
public struct ViolationHandler: Sendable {
  private let body: @Sendable (RuntimeViolation) -> Void

  /// Creates a handler from a closure, which may be called on any thread.
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

/// Sees each violation of the running task before the environment's handler does.
public struct ViolationInterceptor: Sendable {
  /// What becomes of a violation.
  public enum Verdict: Sendable {
    /// The environment's handler hears of it.
    case report
    /// The environment's handler does not hear of it.
    case withhold
  }

  private let judge: @Sendable (RuntimeViolation) -> Verdict

  /// Creates an interceptor from a closure.
  public init(_ judge: @escaping @Sendable (RuntimeViolation) -> Verdict) {
    self.judge = judge
  }

  /// Judges one violation.
  func callAsFunction(_ violation: RuntimeViolation) -> Verdict {
    judge(violation)
  }
}

extension RuntimeEnvironment {
  /// The interceptors of the running task, the innermost last.
  @TaskLocal static var interceptors: [ViolationInterceptor] = []

  /// Runs a closure whose violations an interceptor sees first, whatever environment reports them.
  ///
  /// - Parameters:
  ///   - interceptor: judges each violation; interceptors of outer scopes judge what it lets through.
  ///   - isolation: the actor of the caller.
  ///   - body: the closure.
  /// - Returns: what the closure returns.
  public static func intercepting<Result>(
    _ interceptor: ViolationInterceptor,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $interceptors.withValue(interceptors + [interceptor], operation: body)
  }
}
