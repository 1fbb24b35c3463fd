import Synchronization
import UIKit

/// What all elements of one container share.
package final class ElementOwner: Sendable {
  /// The surroundings that node blocks run in.
  package let environment: RuntimeEnvironment
  /// Where the container's nodes are built and measured.
  let editingLane = BackgroundLane(label: "editing")
  private let heldNode: WeakNode?
  private let elementCount = Atomic<UInt>(0)
  private let heldTraits: Locked<ASTraitCollection?>
  // Updates are counted from 1 as they are handed to the lane, which works at them in that order.
  private let handedOver = Atomic<UInt>(0)
  private let built = Atomic<UInt>(0)
  private let loans = Locked<[Loan]>([])

  /// A node that the main thread built while updates had work with its element.
  private struct Loan: Sendable {
    let update: UInt
    let checkout: NodeCheckout
  }

  /// Makes the owner of a container's elements.
  package init(environment: RuntimeEnvironment, node: ASDisplayNode? = nil) {
    self.environment = environment
    heldNode = node.map(WeakNode.init)
    heldTraits = Locked(node?.traitBox)
  }

  /// The traits that nodes get when they are made; nil while the container has none; any thread.
  var traits: ASTraitCollection? {
    get { heldTraits.withLock { $0 } }
    set { heldTraits.withLock { $0 = newValue } }
  }

  /// Returns a number that no other element of the container has; any thread.
  func nextElementNumber() -> UInt {
    elementCount.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Returns whether the node is this container's, which it is from now on if it has been nobody's.
  func isFirst(at node: ASCellNode) -> Bool {
    node.firstOwner.fill(with: self)
  }

  /// Returns whether a thread may take over a node now that a block returned or that is kept.
  ///
  /// Only the main thread can wait, so only to it the answer is ever no.
  func mayTake(_ node: ASCellNode) -> Bool {
    let isFree =
      isFirst(at: node) && node.latestWork.load(ordering: .acquiring) == 0
      && !node.flags.contains(.checkedOut)
    return isFree || ExecutionRole.current != .main
  }

  /// Holds the main thread until the container's works are over.
  func waitForWork() {
    guard ExecutionRole.current == .main else { return }
    runOnMainActor { environment.scheduler.waitUntilIdle(editingLane) }
  }

  /// Holds the main thread until no work has a node: of this container, or of one that had it first.
  func waitForWorks(with node: ASCellNode) {
    waitForWork()
    if let first = node.firstOwner.object, first !== self { first.waitForWork() }
    node.waitForCheckout()
  }

  /// The container's node while it lives.
  package var node: ASDisplayNode? { heldNode?.node }
}

extension ElementOwner {
  /// The update that an element made now belongs to.
  var nextUpdate: UInt { handedOver.load(ordering: .relaxed) + 1 }

  /// Counts an update that the lane is about to get.
  @MainActor func handOverUpdate() -> UInt {
    handedOver.add(1, ordering: .acquiringAndReleasing).newValue
  }

  /// Returns whether the lane may still work at an update.
  func isUnderWay(_ update: UInt) -> Bool { built.load(ordering: .acquiring) < update }

  /// Notes that the lane's work at an update is over.
  func finishWork(at update: UInt) { built.store(update, ordering: .releasing) }

  /// Ends the loans of nodes that the main thread built for an update.
  @MainActor func endLoans(of update: UInt) {
    let ended = loans.withLock { loans -> [Loan] in
      defer { loans.removeAll { $0.update <= update } }
      return loans.filter { $0.update <= update }
    }
    for loan in ended { loan.checkout.giveBack() }
  }

  /// Lends a node that the main thread has just built to the updates that are under way.
  func lend(_ node: ASCellNode) {
    let update = handedOver.load(ordering: .acquiring)
    guard isUnderWay(update), !node.flags.contains(.checkedOut) else { return }
    let lane = editingLane
    let checkout = node.onMain { NodeCheckout([$0], label: "update", lane: lane) }
    guard let checkout else { return }
    loans.withLock { $0.append(Loan(update: update, checkout: checkout)) }
  }
}

/// Which element a node was made for, of which container.
///
/// A node cannot refer to its element, which keeps the node alive; a weak reference would cost each
/// of a million elements an object of its own.
struct ElementID: Hashable, Sendable {
  private let owner: ObjectIdentifier
  private let number: UInt

  /// Makes the identity of an element from what it shares with all others and its own number.
  ///
  /// The owner must be kept alive by who keeps the identity.
  init(_ owner: ElementOwner, number: UInt) {
    self.owner = ObjectIdentifier(owner)
    self.number = number
  }
}
