import Foundation

/// A value behind a lock that the thread sanitizer understands; copies share the value.
///
/// `Synchronization.Mutex` waits on a futex, which the sanitizer cannot see on Linux: it takes two
/// accesses under such a lock for a race. It follows a POSIX mutex. `NSLock` is three of those in
/// objects of their own, which a lock for each of a million elements cannot afford: here value and
/// mutex are one object, and no access is checked for exclusivity besides.
///
/// Proof: no other file names the storage, and every access to the value happens in
/// ``withLock(_:)``, which holds the lock for the whole of the access; what goes in and comes out is
/// handed over whole (`sending`). Both pointers are good for as long as the storage lives, which
/// ``withLock(_:)`` makes sure of.
///
/// Not for users; inlinable and public, since a generic call to another module costs more than an
/// uncontended lock, and the compiler inlines nothing that only the package may see.
public struct _Locked<Value>: @unchecked Sendable {
  @usableFromInline let storage: _LockedBuffer<Value>

  /// Takes a value over.
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

  /// Runs a closure on the value while no other thread can; not to be nested on one lock.
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

/// The package's own name of the lock.
package typealias Locked = _Locked

/// The value of a ``_Locked`` with its mutex behind it.
public final class _LockedBuffer<Value>: ManagedBuffer<Value, pthread_mutex_t> {
  deinit {
    withUnsafeMutablePointerToElements { mutex in
      pthread_mutex_destroy(mutex)
      mutex.deinitialize(count: 1)
    }
  }
}

/// What guards its contents by a lock, whatever they are.
package protocol LockedStorage: AnyObject {}

extension _LockedBuffer: LockedStorage {}
