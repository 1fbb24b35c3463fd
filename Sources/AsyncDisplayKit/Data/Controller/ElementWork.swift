import Synchronization
import UIKit

/// The turns of one work at nodes that others may have.
///
/// Data sources should give each item a node of its own, but blocks may return one node for several
/// items, which shows only when they have run. The first element has the node at once, the others
/// of the same work one after the other when everything else is done, and those of other works on
/// the main thread when the update is applied: no two threads have a node at a time, and no thread
/// but the main one waits. Any thread.
final class ElementWork: Sendable {
  /// When an element may have its node.
  enum Turn: Sendable {
    /// Now.
    case now
    /// When everything else of the work is done.
    case atTheEnd
    /// When the update is applied.
    case onMain
  }

  // Unlike any other work's, so that what earlier works left at a node means nothing.
  private let id = UInt.random(in: 1 ... .max)
  private let isSerial: Bool
  private let mayHavePostponed = Atomic(false)
  private let postponed = Locked<[Int: Turn]>([:])

  /// Makes the turns of a work whose units run one after the other or several at a time.
  init(isSerial: Bool) {
    self.isSerial = isSerial
  }

  /// Returns the turn at a node that the main thread has lent to the work, or that has been built
  /// for it.
  func turn(atHeld node: ASCellNode) -> Turn {
    let last = node.latestWork.exchange(id, ordering: .acquiringAndReleasing)
    return last == id && !isSerial ? .atTheEnd : .now
  }

  /// Returns the turn at a node that a block returned, which is the work's only if it has been
  /// nobody's.
  func turn(atReturned node: ASCellNode, owner: ElementOwner) -> Turn {
    guard owner.isFirst(at: node) else { return .onMain }
    let (isNew, last) = node.latestWork.compareExchange(
      expected: 0, desired: id, ordering: .acquiringAndReleasing)
    if isNew { return .now }
    return last == id ? .atTheEnd : .onMain
  }

  /// Leaves a unit for another turn.
  func postpone(_ unit: Int, to turn: Turn) {
    postponed.withLock { $0[unit] = turn }
    mayHavePostponed.store(true, ordering: .releasing)
  }

  /// Returns whether a unit is left for another turn.
  func hasPostponed(_ unit: Int) -> Bool {
    guard mayHavePostponed.load(ordering: .acquiring) else { return false }
    return postponed.withLock { $0[unit] != nil }
  }

  /// Returns the units that are left for a turn, in order.
  func takePostponed(to turn: Turn) -> [Int] {
    guard mayHavePostponed.load(ordering: .acquiring) else { return [] }
    return postponed.withLock { units in units.filter { $0.value == turn }.keys.sorted() }
  }
}
