import Foundation

/// A value behind a lock that the thread sanitizer understands.
///
/// `Synchronization.Mutex` waits on a futex, which the sanitizer cannot see on Linux: it takes two
/// accesses under such a lock for a race. It follows a POSIX mutex. `NSLock` is three of those in
/// objects of their own, which a lock for each of a million elements cannot afford.
///
/// Proof: the value is private, and every access to it happens in ``withLock(_:)``, which holds the lock for the whole of the access; what goes in and comes out is
/// handed over whole (`sending`). The mutex lives at an address of its own until `deinit`, when
/// nobody else can have the object.
package final class Locked<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  nonisolated(unsafe) private var value: Value

  /// Takes a value over.
  package init(_ value: sending Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs a closure on the value while no other thread can; not to be nested on one lock.
  package func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
