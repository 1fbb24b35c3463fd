import Foundation
import UIKit

/// Locks that were acquired together. Texture: `ASLockSet`.
public struct ASLockSet {
  fileprivate var locks: [any ASLocking] = []

  /// The number of locks.
  public var count: Int { locks.count }

  /// The greatest number of locks. Source: `ASLocking.h`, `kLockSetCapacity`.
  fileprivate static let capacity = 32

  fileprivate static func reportCapacity() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .tooManyLocks, subject: "ASLockSet",
        message: "More than \(capacity) locks were to be acquired at once.",
        remedy: "Acquire fewer locks; a further one is not acquired.", numbers: [capacity]))
  }
}

/// A closure that tries to acquire one more lock, and returns whether it did.
///
/// Source: `ASLocking.h`, `ASAddLockBlock`.
public typealias ASAddLockBlock = (any ASLocking) -> Bool

/// Releases all locks of a set, which is empty afterwards. Any thread.
///
/// Source: `ASLocking.h`, `ASUnlockSet`.
public func ASUnlockSet(_ lockSet: inout ASLockSet) {
  for lock in lockSet.locks { lock.unlock() }
  lockSet.locks = []
}

/// Acquires several locks without a deadlock with threads that acquire them in another order.
///
/// Any thread. The closure is called until it returns `true`. After each failure the locks that it
/// acquired are released, and other threads run. A 33rd lock is a `too-many-locks` violation, and is not
/// acquired, although the result says so. Source: `ASLocking.h`, `ASLockSequence`.
public func ASLockSequence(_ body: (ASAddLockBlock) -> Bool) -> ASLockSet {
  var set = ASLockSet()
  while true {
    let isComplete = body { lock in
      guard set.count < ASLockSet.capacity else {
        ASLockSet.reportCapacity()
        return true
      }
      guard lock.tryLock() else { return false }
      set.locks.append(lock)
      return true
    }
    if isComplete { return set }
    ASUnlockSet(&set)
    sched_yield()
  }
}
