/// A strong reference that any thread can pass on, but only the main actor can use.
@MainActor
final class MainActorReference<Object: AnyObject> {
  /// The referenced object.
  let object: Object

  init(_ object: Object) {
    self.object = object
  }
}

/// A weak reference that any thread can pass on, but only the main actor can use.
@MainActor
package final class WeakMainActorReference<Object: AnyObject> {
  /// The object, or `nil` after it was deallocated.
  package private(set) weak var object: Object?

  package init(_ object: Object) {
    self.object = object
  }
}

/// A closure that any thread can pass on, but only the main actor can call.
@MainActor
package final class MainActorBlock {
  /// The closure to call on the main actor.
  package let run: () -> Void

  /// Creates a reference to a closure.
  package init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

/// A weak reference that any thread may use.
struct WeakReference<Object: AnyObject & Sendable>: Sendable {
  weak let object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
