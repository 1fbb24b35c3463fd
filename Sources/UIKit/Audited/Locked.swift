import Foundation

/// A value behind a lock that the thread sanitizer understands.
///
/// `Synchronization.Mutex` waits on a futex, which the sanitizer cannot see on Linux: it takes two
/// accesses under such a lock for a race. A Foundation lock is a POSIX mutex, which it follows.
///
/// Proof: the value is private, and every access to it happens in ``withLock(_:)``, which holds the
/// lock for the whole of the access; what goes in and comes out is handed over whole (`sending`).
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var value: Value

  /// Takes a value over.
  package init(_ value: sending Value) {
    self.value = value
  }

  /// Runs a closure on the value while no other thread can; not to be nested on one lock.
  package func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
