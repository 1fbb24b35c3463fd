import Foundation
import Synchronization
import UIKit

/// One item or supplementary element of a container: a node, or the block that will build it.
///
/// All members may be used on any thread. The block runs at most once, outside any lock; who asks
/// while it runs waits for its result. Source: Texture's `ASCollectionElement`.
public final class ASCollectionElement: Sendable {
  /// Where the node comes from.
  package enum Source: Sendable {
    /// A block of the data source.
    case block(ASCellNodeBlock)
    /// A node that another element had and that takes over a new model.
    case kept(HeldNode)
    /// What a block returned while somebody else had the same node.
    case returned(HeldNode)

    /// A Boolean value that indicates whether a block made the node, so that nobody can have lent
    /// it before.
    fileprivate var isOfBlock: Bool {
      if case .kept = self { false } else { true }
    }
  }

  private enum NodeState: Sendable {
    case waiting(Source)
    case running(Gate?)
    case made
  }

  /// What a thread that asks for the node has to do.
  private enum Turn {
    case take(HeldNode)
    case build(Source)
    case wait(Gate?)
  }

  /// Who builds the node.
  private enum Maker {
    /// A work, which goes on to measure it.
    case work
    /// The main thread, which lends it to works that are under way.
    case main
  }

  private struct State: Sendable {
    var node: NodeState
    var constrainedSize: ASSizeRange
    var sizingOrigin: SizingOrigin
  }

  private let state: Locked<State>
  private let made = OnceSlot<ASCellNode>()
  // Whether a work built the node, which the work may be measuring until it is over.
  private let isOfWork = Atomic(false)
  private let update: UInt
  private let model: HeldModel?
  private let owner: ElementOwner
  private let number: UInt
  private let setup: CellNodeSetup?
  /// The kind of a supplementary element, or nil for an item.
  public let supplementaryElementKind: String?
  /// A Boolean value that indicates whether a UIKit cell stands for the item, so that its node is
  /// never shown or measured.
  package let isPlain: Bool

  /// Makes an element whose block has not run.
  package init(
    source: consuming Source, model: HeldModel? = nil, supplementaryElementKind: String? = nil,
    constrainedSize: ASSizeRange, sizingOrigin: SizingOrigin = .unknown, owner: ElementOwner,
    setup: CellNodeSetup? = nil,
    isPlain: Bool = false
  ) {
    state = Locked(
      State(
        node: .waiting(source), constrainedSize: constrainedSize, sizingOrigin: sizingOrigin))
    self.model = model
    self.supplementaryElementKind = supplementaryElementKind
    self.owner = owner
    number = owner.nextElementNumber()
    update = owner.nextUpdate
    self.setup = setup
    self.isPlain = isPlain
  }

  private var held: HeldNode? { made.object.map { HeldNode($0) } }

  /// What the element's node knows it by.
  var id: ElementID { ElementID(owner, number: number) }

  /// The model that the data source gave, or nil.
  public var nodeModel: Any? { model?.model }

  /// The container's node, while it lives.
  public var owningNode: ASDisplayNode? { owner.node }

  /// The range of sizes that the node may have, in points.
  public var constrainedSize: ASSizeRange {
    state.withLock { $0.constrainedSize }
  }

  /// Who gave the range of sizes, or the size of a UIKit cell.
  package var sizingOrigin: SizingOrigin { state.withLock { $0.sizingOrigin } }

  /// Changes the range of sizes, for a measurement that follows.
  package func setConstrainedSize(_ range: ASSizeRange, from origin: SizingOrigin) {
    state.withLock { state in
      state.constrainedSize = range
      state.sizingOrigin = origin
    }
  }

  /// Notes who gave the size of a UIKit cell.
  func noteSizing(by origin: SizingOrigin) {
    state.withLock { $0.sizingOrigin = origin }
  }

  /// The node if it has been built.
  ///
  /// The main thread waits for the update whose work has built it and may be measuring it.
  public var nodeIfAllocated: ASCellNode? {
    guard let node = made.object else { return nil }
    if owner.isUnderWay(update), isOfWork.load(ordering: .relaxed) { owner.waitForWork() }
    return node
  }

  /// A Boolean value that indicates whether the node is still to be built or measured; never so
  /// where a UIKit cell stands for it.
  var needsProcessing: Bool {
    guard !isPlain else { return false }
    return made.object?.isMeasured != true
  }

  /// The node of another element that waits to be taken over.
  package var keptNode: ASCellNode? {
    let held = state.withLock { state -> HeldNode? in
      guard case .waiting(.kept(let held)) = state.node else { return nil }
      return held
    }
    return held?.node
  }

  /// The node, built on the calling thread if nobody has built it yet.
  public var node: ASCellNode {
    nodeIfAllocated ?? owner.environment.bind { heldNode().node }
  }

  /// Returns the node and its range of sizes, where the environment of the container is bound
  /// already.
  func nodeForMeasuring() -> (node: ASCellNode, range: ASSizeRange) {
    (heldNode().node, constrainedSize)
  }

  /// Builds the node for a work, unless somebody else has the same node.
  ///
  /// - Returns: when the element's turn is.
  func buildNode(in work: ElementWork) -> ElementWork.Turn {
    while true {
      switch turn() {
      case .take(let held): return work.turn(atHeld: held.node)
      case .build(let source):
        let held = HeldNode(source)
        let turn =
          source.isOfBlock
          ? work.turn(atReturned: held.node, owner: owner) : work.turn(atHeld: held.node)
        if turn == .now {
          build(held, from: source, by: .work)
        } else {
          putBack(held, from: source)
        }
        return turn
      case .wait(let gate): gate?.wait()
      }
    }
  }

  private func heldNode() -> HeldNode {
    var hasWaited = false
    while true {
      switch turn() {
      case .take(let held): return held
      case .build(let source):
        let held = HeldNode(source)
        if hasWaited || owner.mayTake(held.node) {
          if source.isOfBlock, held.node.isElsewhere(than: owner) { held.node.reportSharing() }
          build(held, from: source, by: ExecutionRole.current == .main ? .main : .work)
          return held
        }
        // Nobody may be kept waiting for the element meanwhile: what is waited for could be.
        putBack(held, from: source)
        owner.waitForWorks(with: held.node)
        hasWaited = true
      case .wait(let gate): gate?.wait()
      }
    }
  }

  /// What there is to do for the node: the answer `build` makes the caller its builder.
  private func turn() -> Turn {
    if let held { return .take(held) }
    return state.withLock { state in
      switch state.node {
      case .made: return .wait(nil)
      case .waiting(let source):
        state.node = .running(nil)
        return .build(source)
      case .running(let former):
        let gate = former ?? Gate()
        state.node = .running(gate)
        return .wait(gate)
      }
    }
  }

  /// Takes a node over.
  private func build(_ held: HeldNode, from source: Source, by maker: Maker) {
    if source.isOfBlock { setup?.prepare(held.node) }
    adopt(held.node)
    if maker == .main { owner.lend(held.node) }
    isOfWork.store(maker == .work, ordering: .relaxed)
    made.fill(with: held.node)
    leave(as: .made)
  }

  /// Leaves a node that the caller may not have yet to who asks next.
  private func putBack(_ held: HeldNode, from source: Source) {
    leave(as: .waiting(source.isOfBlock ? .returned(held) : source))
  }

  /// Ends the building, for who waits.
  private func leave(as newState: NodeState) {
    let gate = state.withLock { state -> Gate? in
      guard case .running(let gate) = state.node else { return nil }
      state.node = newState
      return gate
    }
    gate?.open()
  }

  private func adopt(_ node: ASCellNode) {
    node.adopt(owner, number: number, kind: supplementaryElementKind)
    if let model { node.nodeModel = model.model } else { node.nodeModel = nil }
    if let traits = owner.traits { node.propagateTraits(traits) }
  }
}

/// A barrier that is opened once and lets every thread through from then on.
final class Gate: Sendable {
  private let isOpen = Locked(false)
  private let opened = NSCondition()

  /// Returns when the gate is open.
  func wait() {
    opened.withLock {
      while !isOpen.withLock(\.self) { opened.wait() }
    }
  }

  /// Opens the gate for good.
  func open() {
    opened.withLock {
      isOpen.withLock { $0 = true }
      opened.broadcast()
    }
  }
}
