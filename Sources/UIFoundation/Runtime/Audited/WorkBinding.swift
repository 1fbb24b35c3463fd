import Foundation

/// The owner of the work that code on the calling thread starts: a number of the test to which it belongs.
///
/// A task-local value would be inherited by tasks, and could not be read for the jobs of dispatch queues. The
/// replaced functions of libdispatch, which only the hosting module links, read the number by the key.
///
/// Proof: the value of the thread is a number in the form of a pointer, which no code dereferences; the
/// key is created once and never deleted.
package enum WorkBinding {
  /// The key of the thread's value. 0 is no binding, 1 is the runtime's own work, which has no owner.
  package static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static let runtime: UInt = 1

  /// Runs a closure whose work belongs to an owner. With 0, the binding does not change.
  @inline(__always)
  package static func withOwner<Result>(_ owner: UInt, _ body: () throws -> Result) rethrows
    -> Result
  {
    guard owner != 0 else { return try body() }
    let former = pthread_getspecific(key)
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: owner))
    defer { pthread_setspecific(key, former) }
    return try body()
  }

  /// Runs a closure that belongs to the runtime: the tasks and jobs that it starts have no owner.
  package static func asRuntime<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withOwner(runtime, body)
  }
}
