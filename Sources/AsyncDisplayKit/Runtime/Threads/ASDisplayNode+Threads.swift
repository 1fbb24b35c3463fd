import Foundation
import UIKit

extension ASDisplayNode {
  /// Runs a closure on the main actor: immediately on the main thread, otherwise in a later job.
  final func performOnMain(_ body: @escaping @MainActor @Sendable (ASDisplayNode) -> Void) {
    if onMain(body) != nil { return }
    let reference = nodeReferenceForMain()
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "node")) { body(reference.object) }
  }

  /// Runs a closure on the main actor, or reports a violation off the main thread.
  ///
  /// - Returns: The result of the closure, or `nil` after a violation.
  @discardableResult
  final func onMainOrReport<Result>(
    _ code: RuntimeViolation.Code, member: String = #function,
    _ body: @MainActor (ASDisplayNode) -> Result
  ) -> Result? {
    if let result = onMain(body) { return result }
    report(
      code, "\(member) was called off the main thread.",
      remedy: "Call it on the main thread once the node is loaded.")
    return nil
  }

  /// A Boolean value that indicates whether the calling thread may access the node: any thread
  /// before load, then the main thread.
  ///
  /// Source: `ASDisplayNode+Subclasses.h`, `ASDisplayNodeAssertThreadAffinity`.
  final var hasThreadAffinity: Bool {
    !isNodeLoaded || RuntimeScheduling.Role.current == .main
  }

  /// Reports a call off the main thread on a loaded node.
  ///
  /// - Returns: Whether the call may continue.
  final func checkThreadAffinity(_ code: RuntimeViolation.Code, member: String) -> Bool {
    if hasThreadAffinity { return true }
    report(
      code, "\(member) was called off the main thread on a loaded node.",
      remedy: "Call it on the main thread once the node is loaded.")
    return false
  }
}

extension RuntimeEnvironment {
  /// Returns the lane of works that Texture runs on a global queue: one for all of them, so that they run in the same
  /// order in each run, or a new one where a seed chooses the order.
  func lane(_ shared: RuntimeScheduling.Lane) -> RuntimeScheduling.Lane {
    let chooser = (scheduler as? any AppWorkScheduler)?.stepChooser
    return chooser == nil ? shared : RuntimeScheduling.Lane(label: shared.label)
  }
}

/// A lock that can be acquired without waiting. Texture: `ASLocking`.
public protocol ASLocking: NSLocking {
  /// Acquires the lock if no waiting is necessary, and returns whether it did.
  ///
  /// Any thread.
  func tryLock() -> Bool
}

extension NSLock: ASLocking {
  /// Acquires the lock if it is free, and returns whether it did.
  public func tryLock() -> Bool { self.try() }
}

extension NSRecursiveLock: ASLocking {
  /// Acquires the lock if no other thread has it, and returns whether it did.
  public func tryLock() -> Bool { self.try() }
}

extension NSConditionLock: ASLocking {
  /// Acquires the lock if it is free, whatever its condition is, and returns whether it did.
  public func tryLock() -> Bool { self.try() }
}

extension ASDisplayNode: ASLocking {
  /// Acquires the node's lock, waiting for other threads. The lock is recursive.
  ///
  /// Any thread. A node measures with its lock held, and acquires it to invalidate its layout and to
  /// read its size. Subclasses may protect state of their own with it. Source:
  /// `ASDisplayNode+Layout.mm`, `-layoutThatFits:parentSize:`, which holds the same lock.
  public func lock() { nodeLock.lock(by: NodeLock.currentThread) }

  /// Releases the node's lock once.
  ///
  /// Any thread.
  public func unlock() { nodeLock.unlock() }

  /// Acquires the node's lock if no other thread has it, and returns whether it did.
  ///
  /// Any thread.
  public func tryLock() -> Bool { nodeLock.tryLock(by: NodeLock.currentThread) }
}
