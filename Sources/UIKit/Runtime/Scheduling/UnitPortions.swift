import Synchronization

/// The units of one work in portions, which threads take as they get free; any thread.
///
/// A task for each portion would cost more than the units of a small one, and all of them would be
/// made before the last thread has something to do.
final class UnitPortions: Sendable {
  // Enough to make taking a portion cost nothing a unit, few enough to end together.
  private static let length = 16

  private let count: Int
  private let taken = Atomic<Int>(0)

  /// Begins with all units below a count.
  init(count: Int) {
    self.count = count
  }

  /// The number of portions in all.
  var portionCount: Int { (count + Self.length - 1) / Self.length }

  /// Takes the next units; nil when all are taken.
  func next() -> Range<Int>? {
    let end = taken.wrappingAdd(Self.length, ordering: .relaxed).newValue
    let start = end - Self.length
    return start < count ? start..<min(end, count) : nil
  }
}
