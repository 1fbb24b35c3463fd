import Dispatch
import Foundation

/// Which side of the runtime the current code plays: the main thread or a background thread.
///
/// A deterministic scheduler runs background steps inside the test's own task; the role tells them
/// apart from code of the main thread, so that thread rules hold under every scheduler.
public enum ExecutionRole: Sendable {
  /// The main thread.
  case main
  /// Any other thread.
  case background

  /// The role that a deterministic scheduler plays, if one is running a step.
  @TaskLocal package static var simulated: ExecutionRole?

  /// The role of the code that asks.
  public static var current: ExecutionRole {
    simulated ?? (isMainActorsThread ? .main : .background)
  }

  // On Linux any thread may serve the main queue once the program waits for it.
  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  private static var isMainActorsThread: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }
}
