import UIKit

@testable import AsyncDisplayKit

/// What a handler received, from any thread.
final class ReportLog: Sendable {
  private let reports = Locked<[RuntimeViolation]>([])

  func add(_ violation: RuntimeViolation) { reports.withLock { $0.append(violation) } }

  var all: [RuntimeViolation] { reports.withLock { $0 } }

  /// Makes an environment with real threads, whose reports the log notes.
  func makeLiveEnvironment() -> RuntimeEnvironment {
    RuntimeEnvironment(
      scheduler: RuntimeScheduling.LiveScheduler(),
      violationHandler: RuntimeViolation.Handler { self.add($0) })
  }
}
