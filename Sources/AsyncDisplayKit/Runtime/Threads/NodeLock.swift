import Foundation
import Synchronization

/// The recursive lock of a node, in less than two words.
///
/// A node measures with the lock held, so that several threads may measure it, invalidate its layout and
/// read its size. An `NSRecursiveLock` in each node would need as much memory as the node's cached layout,
/// and more time than measuring a leaf.
///
/// Acquiring exchanges one word; releasing stores it, because a second exchange would take as much time as
/// laying out a leaf. The release may therefore miss a thread that begins to wait at the same moment. Waiting
/// threads try again after a millisecond.
///
/// Source: `ASDisplayNode+Layout.mm`, `-layoutThatFits:parentSize:`, which holds `__instanceLock__`.
struct NodeLock: ~Copyable, Sendable {
  /// The thread that has the lock, or 0.
  private let owner = Atomic<UInt>(0)
  /// The number of times that the owner has acquired the lock again. Only the owner changes it.
  private let depth = Atomic<UInt32>(0)
  /// A Boolean value that indicates whether other threads may wait for the lock.
  private let isAwaited = Atomic<Bool>(false)

  /// The condition on which threads wait for any node's lock.
  private static let released = NSCondition()

  /// The calling thread, as it is stored in a lock: the address of its descriptor, which is never 0.
  static var currentThread: UInt { UInt(pthread_self()) }

  /// Acquires the lock, waiting for other threads.
  @inline(__always)
  func lock(by thread: UInt) {
    if !acquire(by: thread) { lockAgainOrWait(by: thread) }
  }

  /// Acquires the lock if no waiting is necessary, and returns whether it did.
  func tryLock(by thread: UInt) -> Bool {
    acquire(by: thread) || lockAgain(by: thread)
  }

  /// Returns whether a thread has the lock.
  func isHeld(by thread: UInt) -> Bool { owner.load(ordering: .relaxed) == thread }

  /// Releases the lock once. The calling thread must have acquired it.
  @inline(__always)
  func unlock() {
    let count = depth.load(ordering: .relaxed)
    guard count == 0 else { return depth.store(count &- 1, ordering: .relaxed) }
    owner.store(0, ordering: .releasing)
    if isAwaited.load(ordering: .relaxed) { wakeOthers() }
  }

  /// Acquires the lock if no thread has it, and returns whether it did.
  @inline(__always)
  private func acquire(by thread: UInt) -> Bool {
    owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged
  }

  private func lockAgain(by thread: UInt) -> Bool {
    guard owner.load(ordering: .relaxed) == thread else { return false }
    depth.store(depth.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
    return true
  }

  @inline(never)
  private func lockAgainOrWait(by thread: UInt) {
    if lockAgain(by: thread) { return }
    Self.released.lock()
    defer { Self.released.unlock() }
    while true {
      // Set before each attempt, because waking the other threads clears it.
      isAwaited.store(true, ordering: .sequentiallyConsistent)
      if acquire(by: thread) { return }
      WorkBinding.asRuntime {
        _ = Self.released.wait(until: Date(timeIntervalSinceNow: 0.001))
      }
    }
  }

  @inline(never)
  private func wakeOthers() {
    Self.released.lock()
    isAwaited.store(false, ordering: .relaxed)
    Self.released.broadcast()
    Self.released.unlock()
  }
}

extension ASMeasurableNode {
  /// Calls a closure with the node's lock held.
  @inline(__always)
  final func withNodeLock<Result>(_ body: () -> Result) -> Result {
    nodeLock.lock(by: NodeLock.currentThread)
    defer { nodeLock.unlock() }
    return body()
  }
}
