import Foundation

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
