import UIFoundation

/// Collects violations, from any thread, in an environment of its own whose steps run deterministically.
public final class ViolationLog: Sendable {
  private let violations = Locked<[RuntimeViolation]>([])
  /// The scheduler of ``environment``.
  public let scheduler = RuntimeScheduling.SteppedScheduler()

  /// Creates an empty log.
  public init() {}

  /// The violations so far, in order.
  public var all: [RuntimeViolation] { violations.withLock(\.self) }
  /// The codes of the violations so far, in order.
  public var codes: [RuntimeViolation.Code] { all.map(\.code) }

  /// A handler that adds violations to the log.
  public var handler: RuntimeViolation.Handler {
    RuntimeViolation.Handler { violation in self.violations.withLock { $0.append(violation) } }
  }

  /// An environment with the scheduler and the handler of the log.
  public var environment: RuntimeEnvironment {
    RuntimeEnvironment(scheduler: scheduler, violationHandler: handler)
  }
}
