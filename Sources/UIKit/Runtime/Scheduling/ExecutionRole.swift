import Dispatch
import Foundation

/// The role of the current code: main thread or background thread.
///
/// A deterministic scheduler runs background steps in the test's own task. The role distinguishes
/// them from main-thread code, so that thread rules can be checked with every scheduler.
public enum ExecutionRole: Sendable {
  /// The main thread.
  case main
  /// Any other thread.
  case background

  /// The role of the step that a deterministic scheduler is running, if any.
  @TaskLocal package static var simulated: ExecutionRole?

  /// The role of the calling code.
  ///
  /// A task that a simulated main step started inherits the step's task-local role but may run on any
  /// thread, so that the role is `.main` only on the thread of the main actor.
  public static var current: ExecutionRole {
    simulated == .background || !isMainActorsThread ? .background : .main
  }

  // On Linux, any thread may serve the main queue while the program waits for it.
  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  private static var isMainActorsThread: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true
  }
}
