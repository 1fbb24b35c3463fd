import Foundation
import Synchronization

/// A small number of the calling thread, by which threads that work at the same time use different memory.
///
/// Consecutive threads have consecutive numbers, and the numbers repeat. Two threads with the same number are
/// slower but not wrong; one of them changes its number when it finds out.
///
/// Proof: the value of the key is never dereferenced; it only stores a number for its thread.
enum ThreadNumber {
  /// The number of different numbers, from 0.
  static let count = 16

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    // Without a key, each call returns the next number.
    _ = pthread_key_create(&key, nil)
    return key
  }()
  private static let last = Atomic<Int>(0)

  /// The number of the calling thread.
  static var current: Int { serial % count }

  /// The number of the calling thread before it is limited. No two threads have the same one.
  static var serial: Int {
    let stored = Int(bitPattern: pthread_getspecific(key))
    return stored == 0 ? change() : stored
  }

  /// Gives the calling thread the next number.
  ///
  /// - Returns: The number before it is limited.
  @discardableResult
  static func change() -> Int {
    let next = last.add(1, ordering: .relaxed).newValue
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: next))
    return next
  }
}
