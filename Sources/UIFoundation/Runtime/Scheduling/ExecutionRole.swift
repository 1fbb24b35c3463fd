import Dispatch
import Foundation

extension RuntimeScheduling {
  /// The role of the current code: main thread or background thread.
  ///
  /// A deterministic scheduler runs background steps in the test's own task. The role distinguishes
  /// them from main-thread code, so that thread rules can be checked with every scheduler.
  public enum Role: Sendable {
    /// The main thread.
    case main
    /// Any other thread.
    case background

    /// The role of the calling code.
    ///
    /// The role is `.main` only on the thread of the main actor, so that code may rely on the actor's
    /// isolation. A task that a step of a deterministic scheduler starts does not have the step's role.
    public static var current: RuntimeScheduling.Role {
      SimulatedRole.current == .background || !isMainActorsThread ? .background : .main
    }

    /// Runs a closure as a step with a role, on the calling thread. With `nil`, the role is the thread's own.
    package static func simulating<Result>(
      _ role: RuntimeScheduling.Role?, _ body: () throws -> Result
    ) rethrows -> Result {
      let former = SimulatedRole.current
      SimulatedRole.current = role
      defer { SimulatedRole.current = former }
      return try body()
    }

    // On Linux, any thread may serve the main queue while the program waits for it.
    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    /// A Boolean value that indicates whether this is the thread of the main actor, whatever the role of the
    /// calling code is.
    package static var isMainActorsThread: Bool {
      Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
    }
  }
}
