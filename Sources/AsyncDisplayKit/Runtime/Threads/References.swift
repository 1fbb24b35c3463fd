/// A reference that only the main actor can follow, so that jobs may carry it.
@MainActor
final class MainActorReference<Object: AnyObject> {
  /// The object, kept alive.
  let object: Object

  init(_ object: Object) {
    self.object = object
  }
}

/// A reference that only the main actor can follow and that keeps nothing alive.
@MainActor
package final class WeakMainActorReference<Object: AnyObject> {
  /// The object while it lives.
  package private(set) weak var object: Object?

  package init(_ object: Object) {
    self.object = object
  }
}

/// A closure of the main actor that jobs of other threads may carry but not run.
@MainActor
package final class MainActorBlock {
  /// The closure.
  package let run: () -> Void

  /// Wraps a closure.
  package init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

/// A weak reference that any thread may follow.
struct WeakReference<Object: AnyObject & Sendable>: Sendable {
  weak let object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
