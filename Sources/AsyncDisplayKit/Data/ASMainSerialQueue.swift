import UIKit

/// Blocks of the main actor that run in the order in which they were handed over.
///
/// From the main actor a block runs before the call returns, after those that wait already; from
/// elsewhere it waits for a main-queue job. Source: Texture's main serial queue.
public final class ASMainSerialQueue: Sendable {
  private let blocks = Locked<[@MainActor @Sendable () -> Void]>([])
  private let environment: RuntimeEnvironment

  /// Makes an empty queue whose main-queue jobs go to an environment.
  package init(environment: RuntimeEnvironment) {
    self.environment = environment
  }

  /// Makes an empty queue in the present environment; any thread.
  public convenience init() {
    self.init(environment: .current)
  }

  /// The number of blocks that wait; a running block is not counted. Any thread.
  public var numberOfScheduledBlocks: UInt { UInt(blocks.withLock { $0.count }) }

  /// Runs a block after those that wait: at once on the main thread, in a later main-queue job otherwise.
  public func performBlock(onMainThread block: @escaping @MainActor @Sendable () -> Void) {
    guard ExecutionRole.current == .main else { return enqueue(block) }
    runOnMainActor { perform(block) }
  }

  /// Runs a block after those that wait, before returning.
  @MainActor package func perform(_ block: @escaping @MainActor @Sendable () -> Void) {
    blocks.withLock { $0.append(block) }
    runBlocks()
  }

  /// Hands over a block from any thread, to run in a later main-queue job.
  package func enqueue(_ block: @escaping @MainActor @Sendable () -> Void) {
    blocks.withLock { $0.append(block) }
    environment.enqueueOnMain(RuntimeStep(.main, "main serial queue")) { self.runBlocks() }
  }

  @MainActor private func runBlocks() {
    while let block = takeBlock() { block() }
  }

  private func takeBlock() -> (@MainActor @Sendable () -> Void)? {
    blocks.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
