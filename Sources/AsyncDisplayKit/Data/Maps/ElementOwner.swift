import Synchronization
import UIKit

/// The state that all elements of one container share.
package final class ElementOwner: Sendable {
  /// The environment in which node blocks run.
  package let environment: RuntimeEnvironment
  /// The lane on which the container's nodes are built and measured.
  let editingLane = RuntimeScheduling.Lane(label: "editing")
  private let heldNode: WeakNode?
  private let elementCount = Atomic<UInt>(0)
  private let heldTraits: Locked<ASTraitCollection?>
  // Updates are numbered from 1 in the order in which the lane receives and processes them.
  private let handedOver = Atomic<UInt>(0)
  private let built = Atomic<UInt>(0)
  private let loans = Locked<[Loan]>([])

  /// A node that the main thread created while updates with its element were running.
  private struct Loan: Sendable {
    let update: UInt
    let checkout: NodeCheckout
  }

  /// Creates the owner of a container's elements.
  package init(environment: RuntimeEnvironment, node: ASDisplayNode? = nil) {
    self.environment = environment
    heldNode = node.map(WeakNode.init)
    heldTraits = Locked(node?.traitBox)
  }

  /// The traits of new nodes, or `nil` if the container has none.
  ///
  /// Any thread.
  var traits: ASTraitCollection? {
    get { heldTraits.withLock { $0 } }
    set { heldTraits.withLock { $0 = newValue } }
  }

  /// Returns a number that is unique among the container's elements.
  ///
  /// Any thread.
  func nextElementNumber() -> UInt {
    elementCount.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Returns whether the node belongs to this container. A node without a container is adopted.
  func isFirst(at node: ASCellNode) -> Bool {
    node.firstOwner.fill(with: self)
  }

  /// Returns whether a thread may adopt a node immediately that a block returned or that already
  /// exists.
  ///
  /// Only the main thread can wait, so the method returns `false` only there.
  func mayTake(_ node: ASCellNode) -> Bool {
    let isFree =
      isFirst(at: node) && node.latestWork.load(ordering: .acquiring) == 0
      && !node.flags.contains(.checkedOut)
    return isFree || RuntimeScheduling.Role.current != .main
  }

  /// Blocks the main thread until the container's work items have ended.
  func waitForWork() {
    guard RuntimeScheduling.Role.current == .main else { return }
    runOnMainActor { environment.scheduler.waitUntilIdle(editingLane) }
  }

  /// Blocks the main thread until no work item of this or the node's first container uses the node.
  func waitForWorks(with node: ASCellNode) {
    waitForWork()
    if let first = node.firstOwner.object, first !== self { first.waitForWork() }
    node.waitForCheckout()
  }

  /// The container's node, or `nil` after it was deallocated.
  package var node: ASDisplayNode? { heldNode?.node }
}

extension ElementOwner {
  /// The number of the update to which a new element belongs.
  var nextUpdate: UInt { handedOver.load(ordering: .relaxed) + 1 }

  /// Returns the number of an update that is about to be enqueued on the lane.
  @MainActor func handOverUpdate() -> UInt {
    handedOver.add(1, ordering: .acquiringAndReleasing).newValue
  }

  /// Returns whether the lane may still be processing an update.
  func isUnderWay(_ update: UInt) -> Bool { built.load(ordering: .acquiring) < update }

  /// Records that the lane has processed an update.
  func finishWork(at update: UInt) { built.store(update, ordering: .releasing) }

  /// Marks the nodes that the main thread created for an update as no longer used by the lane.
  @MainActor func endLoans(of update: UInt) {
    let ended = loans.withLock { loans -> [Loan] in
      defer { loans.removeAll { $0.update <= update } }
      return loans.filter { $0.update <= update }
    }
    for loan in ended { loan.checkout.giveBack() }
  }

  /// Marks a node that the main thread has just created as used by the running updates.
  func lend(_ node: ASCellNode) {
    let update = handedOver.load(ordering: .acquiring)
    guard isUnderWay(update), !node.flags.contains(.checkedOut) else { return }
    let lane = editingLane
    let checkout = node.onMain { NodeCheckout([$0], label: "update", lane: lane) }
    guard let checkout else { return }
    loans.withLock { $0.append(Loan(update: update, checkout: checkout)) }
  }
}

/// The identifier of the element for which a node was created.
///
/// A node cannot retain its element, which retains the node; a weak reference would cost each of a
/// million elements a separate object.
struct ElementID: Hashable, Sendable {
  private let owner: ObjectIdentifier
  private let number: UInt

  /// Creates the identifier of an element from its owner and its number.
  ///
  /// The code that stores the identifier must keep the owner alive.
  init(_ owner: ElementOwner, number: UInt) {
    self.owner = ObjectIdentifier(owner)
    self.number = number
  }
}
