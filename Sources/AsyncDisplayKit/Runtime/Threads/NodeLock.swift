import Foundation
import Synchronization

/// The recursive lock of a node, in three words.
///
/// A node measures with the lock held, so that several threads may measure it, invalidate its layout and
/// read its size. An `NSRecursiveLock` in each node would need as much memory as the node's cached layout,
/// and more time than measuring a leaf.
///
/// Source: `ASDisplayNode+Layout.mm`, `-layoutThatFits:parentSize:`, which holds `__instanceLock__`.
struct NodeLock: ~Copyable, Sendable {
  /// The thread that has the lock, or 0. The last bit is set while other threads may wait.
  private let owner = Atomic<UInt>(0)
  /// How often the owner has acquired the lock after the first time. Only the owner changes it.
  private let depth = Atomic<Int>(0)
  /// The condition on which other threads wait, created when the first one has to.
  private let released = OnceSlot<NSCondition>()

  /// The calling thread, as it is stored in a lock.
  ///
  /// The address of the thread's descriptor, which is never 0 and whose last bit is clear.
  static var currentThread: UInt { UInt(pthread_self()) }

  /// Acquires the lock, waiting for other threads.
  @inline(__always)
  func lock(by thread: UInt) {
    if owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged {
      return
    }
    lockAgainOrWait(by: thread)
  }

  /// Acquires the lock if no waiting is necessary, and returns whether it did.
  func tryLock(by thread: UInt) -> Bool {
    if owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged {
      return true
    }
    return lockAgain(by: thread)
  }

  /// Releases the lock once. The calling thread must have acquired it.
  @inline(__always)
  func unlock() {
    let count = depth.load(ordering: .relaxed)
    guard count == 0 else { return depth.store(count - 1, ordering: .relaxed) }
    if owner.exchange(0, ordering: .releasing) & 1 == 1 { wakeOthers() }
  }

  private func lockAgain(by thread: UInt) -> Bool {
    guard owner.load(ordering: .relaxed) & ~1 == thread else { return false }
    depth.store(depth.load(ordering: .relaxed) + 1, ordering: .relaxed)
    return true
  }

  @inline(never)
  private func lockAgainOrWait(by thread: UInt) {
    if lockAgain(by: thread) { return }
    let released = released.object ?? released.storeIfNil(NSCondition())
    released.lock()
    defer { released.unlock() }
    while true {
      let current = owner.load(ordering: .relaxed)
      if current == 0 {
        // Other threads may still wait.
        if exchange(current, thread | 1) { return }
      } else if current & 1 == 1 || exchange(current, current | 1) {
        released.wait()
      }
    }
  }

  private func exchange(_ expected: UInt, _ desired: UInt) -> Bool {
    owner.compareExchange(expected: expected, desired: desired, ordering: .acquiring).exchanged
  }

  @inline(never)
  private func wakeOthers() {
    guard let released = released.object else { return }
    released.lock()
    released.broadcast()
    released.unlock()
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
