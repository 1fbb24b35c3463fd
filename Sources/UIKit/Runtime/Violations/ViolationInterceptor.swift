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

  /// Makes an interceptor from a closure.
  public init(_ judge: @escaping @Sendable (RuntimeViolation) -> Verdict) {
    self.judge = judge
  }

  /// Judges one violation.
  func callAsFunction(_ violation: RuntimeViolation) -> Verdict {
    judge(violation)
  }
}
