import UIKit

/// A main-queue job that enqueues itself again, for ever or a number of times.
final class RepeatingJob: Sendable {
  private let rest: Locked<Int>

  init(times: Int = .max) {
    rest = Locked(times)
  }

  func start(in environment: RuntimeEnvironment) {
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "repeating job")) { [self] in
      let goesOn = rest.withLock { rest in
        rest -= 1
        return rest > 0
      }
      if goesOn { start(in: environment) }
    }
  }

  /// Lets the job run no more than once again.
  func stop() { rest.withLock { $0 = 0 } }
}
