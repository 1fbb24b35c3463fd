import Synchronization
import UIKit

/// The turns of one work at nodes that several of its elements have.
///
/// Data sources should give each item a node of its own, but blocks may return one node for several
/// items, which shows only when they have run. The first element has the node at once, the others
/// one after the other when everything else is done: no two threads have a node at a time, and no
/// thread waits. Any thread.
final class ElementWork: Sendable {
  // Unlike any other work's, so that what earlier works left at a node means nothing.
  private let id = UInt.random(in: 1 ... .max)
  private let mayHavePostponed = Atomic(false)
  private let postponed = Locked<[Int]>([])

  /// Takes a node for one of the work's elements; false where another one of them has it.
  func takes(_ node: ASCellNode) -> Bool {
    node.latestWork.exchange(id, ordering: .acquiringAndReleasing) != id
  }

  /// Leaves a unit for the end of the work.
  func postpone(_ unit: Int) {
    postponed.withLock { $0.append(unit) }
    mayHavePostponed.store(true, ordering: .releasing)
  }

  /// Whether a unit is left for the end.
  func hasPostponed(_ unit: Int) -> Bool {
    guard mayHavePostponed.load(ordering: .acquiring) else { return false }
    return postponed.withLock { $0.contains(unit) }
  }

  /// The units that are left for the end, in order.
  func takePostponed() -> [Int] {
    postponed.withLock { units in
      defer { units = [] }
      return units.sorted()
    }
  }
}
