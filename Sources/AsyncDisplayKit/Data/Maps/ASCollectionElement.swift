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

    /// Whether a block made the node, so that nobody can have lent it before.
    fileprivate var isOfBlock: Bool {
      if case .kept = self { false } else { true }
    }
  }

  private enum NodeState: Sendable {
    case waiting(Source)
    case running(Gate?)
    case made(HeldNode)
  }

  /// Who built the node.
  private enum Maker: UInt8, AtomicRepresentable {
    case nobody
    /// A work, which may be measuring it.
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
  // Spares who looks for what is still to be built the lock of each element.
  private let maker = Atomic(Maker.nobody)
  // Until its work is over, the work may have the node.
  private let update: UInt
  private let model: HeldModel?
  private let owner: ElementOwner
  private let setup: CellNodeSetup?
  /// The kind of a supplementary element, or nil for an item.
  public let supplementaryElementKind: String?
  /// Whether a UIKit cell stands for the item, so that its node is never shown or measured.
  package let isPlain: Bool

  /// Makes an element whose block has not run.
  package init(
    source: Source, model: HeldModel? = nil, supplementaryElementKind: String? = nil,
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
    update = owner.nextUpdate
    self.setup = setup
    self.isPlain = isPlain
  }

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
    let node = madeNode
    if node != nil, owner.isUnderWay(update), maker.load(ordering: .relaxed) == .work {
      owner.waitForWork()
    }
    return node
  }

  private var madeNode: ASCellNode? {
    guard maker.load(ordering: .acquiring) != .nobody else { return nil }
    let held = state.withLock { state -> HeldNode? in
      guard case .made(let held) = state.node else { return nil }
      return held
    }
    return held?.node
  }

  /// Whether the node is still to be built or measured; never so where a UIKit cell stands for it.
  var needsProcessing: Bool {
    guard !isPlain else { return false }
    return madeNode?.isMeasured != true
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

  /// The node and its range of sizes, where the environment of the container is bound already.
  func nodeForMeasuring() -> (node: ASCellNode, range: ASSizeRange) {
    (heldNode().node, constrainedSize)
  }

  /// Builds the node for a work, unless somebody else has the same node.
  ///
  /// - Returns: when the element's turn is.
  func buildNode(in work: ElementWork) -> ElementWork.Turn {
    while true {
      switch claim() {
      case .made(let held): return work.turn(atHeld: held.node)
      case .waiting(let source):
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
      case .running(let gate): gate?.wait()
      }
    }
  }

  private func heldNode() -> HeldNode {
    var hasWaited = false
    while true {
      switch claim() {
      case .made(let held): return held
      case .waiting(let source):
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
      case .running(let gate): gate?.wait()
      }
    }
  }

  /// What there is to do for a node: the answer `waiting` makes the caller its builder.
  private func claim() -> NodeState {
    state.withLock { state in
      switch state.node {
      case .made: return state.node
      case .waiting(let source):
        state.node = .running(nil)
        return .waiting(source)
      case .running(let gate):
        state.node = .running(gate ?? Gate())
        return state.node
      }
    }
  }

  /// Takes a node over.
  private func build(_ held: HeldNode, from source: Source, by newMaker: Maker) {
    if source.isOfBlock { setup?.prepare(held.node) }
    adopt(held.node)
    if newMaker == .main { owner.lend(held.node) }
    leave(as: .made(held), by: newMaker)
  }

  /// Leaves a node that the caller may not have yet to who asks next.
  private func putBack(_ held: HeldNode, from source: Source) {
    leave(as: .waiting(source.isOfBlock ? .returned(held) : source), by: .nobody)
  }

  /// Ends the building, for who waits.
  private func leave(as newState: NodeState, by newMaker: Maker) {
    let gate = state.withLock { state -> Gate? in
      guard case .running(let gate) = state.node else { return nil }
      state.node = newState
      return gate
    }
    if newMaker != .nobody { maker.store(newMaker, ordering: .releasing) }
    gate?.open()
  }

  private func adopt(_ node: ASCellNode) {
    node.elementOwner = owner
    node.collectionElement = self
    node.supplementaryElementKind = supplementaryElementKind
    node.nodeModel = model?.model
    if let traits = owner.traits { node.propagateTraits(traits) }
  }
}
