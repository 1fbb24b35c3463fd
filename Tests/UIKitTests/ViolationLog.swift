@testable import UIKit

/// Collects violations of an environment of its own, whose steps run deterministically.
final class ViolationLog: Sendable {
  private let violations = Locked<[RuntimeViolation]>([])
  let scheduler = RuntimeScheduling.SteppedScheduler()

  var all: [RuntimeViolation] { violations.withLock(\.self) }
  var codes: [RuntimeViolation.Code] { all.map(\.code) }

  var environment: RuntimeEnvironment {
    RuntimeEnvironment(
      scheduler: scheduler,
      violationHandler: RuntimeViolation.Handler { violation in
        self.violations.withLock { $0.append(violation) }
      })
  }
}
