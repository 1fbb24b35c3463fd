import Foundation

/// The role of the step that a deterministic scheduler runs on the calling thread, if any.
///
/// A task-local value would be inherited by tasks that the step starts, which run later and on other
/// threads.
///
/// Proof: the value of the thread is a number in the form of a pointer, which no code dereferences; the
/// key is created once and never deleted.
package enum SimulatedRole {
  /// The key of the thread's value: 1 for the main thread, 2 for another one, 3 for a thread that runs a step without
  /// a simulated role, or 0.
  package static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  static var current: RuntimeScheduling.Role? {
    get {
      switch Int(bitPattern: pthread_getspecific(key)) {
      case 1: .main
      case 2: .background
      default: nil
      }
    }
    set {
      let number =
        switch newValue {
        case .main: 1
        case .background: 2
        case nil: 0
        }
      pthread_setspecific(key, UnsafeRawPointer(bitPattern: number))
    }
  }

  /// Runs a step on a thread of its own, where it may wait for jobs of the app.
  static func runningStep(_ body: () -> Void) {
    let former = pthread_getspecific(key)
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: 3))
    defer { pthread_setspecific(key, former) }
    body()
  }
}
