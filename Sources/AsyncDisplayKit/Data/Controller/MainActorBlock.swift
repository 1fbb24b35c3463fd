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
