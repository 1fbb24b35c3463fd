import Synchronization

/// A number of works that have been handed over and not been finished.
final class WorkCounter: Sendable {
  private let value = Atomic(0)

  /// The present number.
  var count: Int { value.load(ordering: .acquiring) }

  /// Counts a work that has been handed over.
  func increment() { value.add(1, ordering: .acquiringAndReleasing) }

  /// Counts a work that has been finished.
  func decrement() { value.subtract(1, ordering: .acquiringAndReleasing) }
}
