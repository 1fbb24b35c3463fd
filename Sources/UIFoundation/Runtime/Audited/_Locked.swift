import Foundation

/// A value protected by a lock that the thread sanitizer supports. Copies share the value.
///
/// `Synchronization.Mutex` waits on a futex, which the sanitizer cannot observe on Linux, so that
/// it reports false data races. It supports POSIX mutexes. An `NSLock` allocates three of those as
/// separate objects, which is too expensive for a lock for each of a million elements. Here the
/// value and the mutex are one object, and exclusivity checks are avoided.
///
/// Proof: no other file accesses the storage, and every access to the value is in ``withLock(_:)``,
/// which holds the lock during the whole access; the value enters and leaves as `sending`. Both
/// pointers are valid as long as the storage lives, which ``withLock(_:)`` ensures.
///
/// This type is not meant for users of the package. It is public and inlinable, because a generic
/// call to another module costs more than an uncontended lock, and the compiler does not inline
/// package-private declarations.
public struct _Locked<Value>: @unchecked Sendable {
  @usableFromInline let storage: _LockedBuffer<Value>

  /// Creates a lock that protects a value.
  @inlinable
  public init(_ value: sending Value) {
    nonisolated(unsafe) let value = value
    let buffer = _LockedBuffer<Value>.create(minimumCapacity: 1) { _ in value }
    storage = unsafeDowncast(buffer, to: _LockedBuffer<Value>.self)
    storage.withUnsafeMutablePointerToElements { mutex in
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }
  }

  /// Runs a closure with exclusive access to the value. Nested calls for the same lock deadlock.
  @inlinable
  public func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    let (value, mutex) = storage.withUnsafeMutablePointers { ($0, $1) }
    pthread_mutex_lock(mutex)
    defer {
      pthread_mutex_unlock(mutex)
      withExtendedLifetime(storage) {}
    }
    return try body(&value.pointee)
  }
}

/// The name under which this package uses ``_Locked``.
package typealias Locked = _Locked

/// The storage of a ``_Locked``: the value, followed by its mutex.
public final class _LockedBuffer<Value>: ManagedBuffer<Value, pthread_mutex_t> {
  deinit {
    withUnsafeMutablePointerToElements { mutex in
      pthread_mutex_destroy(mutex)
      mutex.deinitialize(count: 1)
    }
  }
}

/// An object whose contents are protected by a lock.
package protocol LockedStorage: AnyObject {}

extension _LockedBuffer: LockedStorage {}
