import Foundation

/// Runs work on a thread with a large stack: the parser and the visitors are recursive.
enum LargeStack {
  /// Runs a closure, and returns its result.
  static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let result = ThreadResult<Value>()
    let thread = Thread {
      result.value = body()
      result.done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    result.done.wait()
    guard let value = result.value else { preconditionFailure("the thread writes its result") }
    return value
  }
}

/// The result of a thread.
///
/// Proof: the thread writes the value before it signals, and the only reader waits for the signal first.
private final class ThreadResult<Value: Sendable>: @unchecked Sendable {
  let done = DispatchSemaphore(value: 0)
  var value: Value?
}
