import Foundation

/// The value of a ``_Locked`` with its mutex behind it.
public final class _LockedBuffer<Value>: ManagedBuffer<Value, pthread_mutex_t> {
  deinit {
    withUnsafeMutablePointerToElements { mutex in
      pthread_mutex_destroy(mutex)
      mutex.deinitialize(count: 1)
    }
  }
}
