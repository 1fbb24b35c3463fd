import Synchronization
import UIKit

/// The scheduling of a work item's access to nodes that several elements may share.
///
/// Data sources should return a separate node for each item, but blocks may return one node for
/// several items, which is known only after they have run. The first element processes the node
/// immediately, the others of the same work one after the other at the work's end, and those of
/// other works on the main thread when the update is applied. So no two threads use a node at the
/// same time, and only the main thread waits. Any thread.
final class ElementWork: Sendable {
  /// The time at which an element may process its node.
  enum Turn: Sendable {
    /// The element processes its node immediately.
    case now
    /// The element processes its node after all other elements of the work item.
    case atTheEnd
    /// The main thread processes the node when the update is applied.
    case onMain
  }

  // Different from every other work's, so that identifiers left at a node by earlier works do not
  // match.
  private let id = UInt.random(in: 1 ... .max)
  private let isSerial: Bool
  private let mayHavePostponed = Atomic(false)
  private let postponed = Locked<[Int: Turn]>([:])

  /// Creates the scheduling of a work item whose units run serially or concurrently.
  init(isSerial: Bool) {
    self.isSerial = isSerial
  }

  /// Returns when to process a node that existed before, or that was created for the work item.
  func turn(atHeld node: ASCellNode) -> Turn {
    let last = node.latestWork.exchange(id, ordering: .acquiringAndReleasing)
    return last == id && !isSerial ? .atTheEnd : .now
  }

  /// Returns when to process a node that a block returned: immediately only if no work item used it
  /// before.
  func turn(atReturned node: ASCellNode, owner: ElementOwner) -> Turn {
    guard owner.isFirst(at: node) else { return .onMain }
    let (isNew, last) = node.latestWork.compareExchange(
      expected: 0, desired: id, ordering: .acquiringAndReleasing)
    if isNew { return .now }
    return last == id ? .atTheEnd : .onMain
  }

  /// Postpones a unit to a later time.
  func postpone(_ unit: Int, to turn: Turn) {
    postponed.withLock { $0[unit] = turn }
    mayHavePostponed.store(true, ordering: .releasing)
  }

  /// Returns whether a unit has been postponed.
  func hasPostponed(_ unit: Int) -> Bool {
    guard mayHavePostponed.load(ordering: .acquiring) else { return false }
    return postponed.withLock { $0[unit] != nil }
  }

  /// Returns the units that were postponed to a time, in order, and removes them.
  func takePostponed(to turn: Turn) -> [Int] {
    guard mayHavePostponed.load(ordering: .acquiring) else { return [] }
    return postponed.withLock { units in units.filter { $0.value == turn }.keys.sorted() }
  }
}
