import UIKit

/// A queue of blocks that run on the main actor in the order in which they were added.
///
/// On the main actor, a block runs before the call returns, after the blocks already in the queue;
/// otherwise it runs in a later main-queue job. Source: `ASMainSerialQueue.mm`,
/// `-performBlockOnMainThread:`.
public final class ASMainSerialQueue: Sendable {
  private let blocks = Locked<[@MainActor @Sendable () -> Void]>([])
  private let environment: RuntimeEnvironment
  /// The number of calls that run blocks now, each inside of a block of the one before.
  @MainActor private var runningCalls = 0
  /// A Boolean value that indicates whether the blocks that are left run in a later main-queue job.
  @MainActor private var isPostponed = false

  /// Creates an empty queue that enqueues its main-queue jobs in an environment.
  package init(environment: RuntimeEnvironment) {
    self.environment = environment
  }

  /// Creates an empty queue in the current environment.
  ///
  /// Any thread.
  public convenience init() {
    self.init(environment: .current)
  }

  /// The number of queued blocks, not counting a running one.
  ///
  /// Any thread.
  public var numberOfScheduledBlocks: UInt { UInt(blocks.withLock { $0.count }) }

  /// Runs a block after the queued ones: immediately on the main thread, otherwise in a later
  /// main-queue job.
  public func performBlock(onMainThread block: @escaping @MainActor @Sendable () -> Void) {
    guard RuntimeScheduling.Role.current == .main else { return enqueue(block) }
    runOnMainActor { perform(block) }
  }

  /// Runs the queued blocks and then a block, before returning.
  @MainActor package func perform(_ block: @escaping @MainActor @Sendable () -> Void) {
    blocks.withLock { $0.append(block) }
    runBlocks()
  }

  /// Adds a block from any thread, to run in a later main-queue job.
  package func enqueue(_ block: @escaping @MainActor @Sendable () -> Void) {
    blocks.withLock { $0.append(block) }
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "main serial queue")) {
      self.runBlocks()
    }
  }

  /// A Boolean value that indicates whether a block runs now.
  @MainActor package var isRunning: Bool { runningCalls > 0 }

  /// Leaves the blocks that the running calls have not run to a later main-queue job.
  @MainActor package func postpone() { isPostponed = runningCalls > 0 }

  @MainActor private func runBlocks() {
    runningCalls += 1
    while !isPostponed, let block = takeBlock() { block() }
    runningCalls -= 1
    guard runningCalls == 0, isPostponed else { return }
    isPostponed = false
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "main serial queue")) {
      self.runBlocks()
    }
  }

  private func takeBlock() -> (@MainActor @Sendable () -> Void)? {
    blocks.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
