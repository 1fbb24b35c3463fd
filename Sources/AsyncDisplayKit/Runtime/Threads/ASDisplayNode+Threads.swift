import Foundation
import UIKit

extension ASDisplayNode {
  /// Runs a closure on the main actor: at once there, in the next main turn otherwise.
  final func performOnMain(_ body: @escaping @MainActor @Sendable (ASDisplayNode) -> Void) {
    if onMain(body) != nil { return }
    let reference = deferredReference()
    environment.enqueueOnMain(RuntimeStep(.main, "node")) { body(reference.object) }
  }

  /// Runs a closure on the main actor, or reports that this is not the main thread.
  ///
  /// - Returns: what the closure returns, or nil after a violation.
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

  /// A Boolean value that indicates whether the calling thread may touch the node: any thread
  /// before load, then the main one.
  final var hasThreadAffinity: Bool {
    !isNodeLoaded || ExecutionRole.current == .main
  }

  /// Reports a call off the main thread on a loaded node.
  ///
  /// - Returns: whether the call may go on.
  final func checkThreadAffinity(_ code: RuntimeViolation.Code, member: String) -> Bool {
    if hasThreadAffinity { return true }
    report(
      code, "\(member) was called off the main thread on a loaded node.",
      remedy: "Call it on the main thread once the node is loaded.")
    return false
  }
}

/// A lock that can be tried; Texture: `ASLocking`.
public protocol ASLocking: NSLocking {
  /// Takes the lock if that needs no waiting, and tells whether it did; any thread.
  func tryLock() -> Bool
}

extension ASDisplayNode: ASLocking {
  private var ownLock: NSRecursiveLock {
    lockReference.load() ?? lockReference.storeIfNil(NSRecursiveLock())
  }

  /// Takes the node's lock, waiting for other threads; the same thread may take it again; any thread.
  ///
  /// The lock guards what subclasses keep, say for drawing. Members of this class do not take it: a
  /// node belongs to one thread at a time here, and a pass that has it is waited for.
  public func lock() { ownLock.lock() }

  /// Lets go of the node's lock once; any thread.
  public func unlock() { ownLock.unlock() }

  /// Takes the node's lock if no other thread has it, and tells whether it did; any thread.
  public func tryLock() -> Bool { ownLock.try() }
}
