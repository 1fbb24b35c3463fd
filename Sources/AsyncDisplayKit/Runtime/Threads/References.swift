/// A strong reference that only the main actor can access, so that jobs can carry it.
@MainActor
final class MainActorReference<Object: AnyObject> {
  /// The object.
  let object: Object

  init(_ object: Object) {
    self.object = object
  }
}

/// A weak reference that only the main actor can access.
@MainActor
package final class WeakMainActorReference<Object: AnyObject> {
  /// The object, or `nil` after it was deallocated.
  package private(set) weak var object: Object?

  package init(_ object: Object) {
    self.object = object
  }
}

/// A closure of the main actor that jobs of other threads can carry but not call.
@MainActor
package final class MainActorBlock {
  /// The closure.
  package let run: () -> Void

  /// Wraps a closure.
  package init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

/// A weak reference that any thread may access.
struct WeakReference<Object: AnyObject & Sendable>: Sendable {
  weak let object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
