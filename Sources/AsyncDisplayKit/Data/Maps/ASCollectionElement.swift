import Foundation
import Synchronization
import UIKit

/// One item or supplementary element of a container, with a node or the block that builds it.
///
/// All members may be used on any thread. The block is called at most once; threads that request
/// the node meanwhile wait for its result. Source: `ASCollectionElement.mm`, `-node`. Decided here:
/// no lock is held during the call, so that the block may use the element.
public final class ASCollectionElement: Sendable {
  /// The sources of a node.
  package enum Source: Sendable {
    /// A block of the data source.
    case block(ASCellNodeBlock)
    /// The node of another element, which is updated to a new model.
    case kept(HeldNode)
    /// A node that a block returned while another element was using it.
    case returned(HeldNode)

    /// A Boolean value that indicates whether a block created the node, so that no other work item
    /// used it before.
    fileprivate var isOfBlock: Bool {
      if case .kept = self { false } else { true }
    }
  }

  private enum NodeState: Sendable {
    case waiting(Source)
    case running(Gate?)
    case made
  }

  /// The next step for a thread that requests the node.
  private enum Turn {
    case take(HeldNode)
    case build(Source)
    case wait(Gate?)
  }

  /// The kinds of callers that create the node.
  private enum Maker {
    /// A work item, which then measures the node.
    case work
    /// The main thread, which makes the node available to running work items.
    case main
  }

  private struct State: Sendable {
    var node: NodeState
    var constrainedSize: ASSizeRange
    var sizingOrigin: SizingOrigin
  }

  private let state: Locked<State>
  private let made = OnceSlot<ASCellNode>()
  // Whether a work built the node and may be measuring it until the work ends.
  private let isOfWork = Atomic(false)
  private let update: UInt
  private let model: HeldModel?
  private let owner: ElementOwner
  private let number: UInt
  private let setup: CellNodeSetup?
  /// The kind of a supplementary element, or `nil` for an item.
  public let supplementaryElementKind: String?
  private let hasCell: Atomic<Bool>
  /// A Boolean value that indicates whether the item has a UIKit cell, so that its node is never
  /// displayed or measured.
  package var isPlain: Bool { hasCell.load(ordering: .relaxed) }

  /// Creates an element whose block has not been called.
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
    hasCell = Atomic(isPlain)
  }

  private var held: HeldNode? { made.object.map { HeldNode($0) } }

  /// The identifier by which the element's node refers to it.
  var id: ElementID { ElementID(owner, number: number) }

  /// The model that the data source returned, or `nil`.
  public var nodeModel: Any? { model?.model }

  /// The container's node, or `nil` after it was deallocated.
  public var owningNode: (any ASRangeManagingNode)? { owner.node as? any ASRangeManagingNode }

  /// The range of sizes that the node may have, in points.
  public var constrainedSize: ASSizeRange {
    state.withLock { $0.constrainedSize }
  }

  /// The origin of the size range, or of a UIKit cell's size.
  package var sizingOrigin: SizingOrigin { state.withLock { $0.sizingOrigin } }

  /// Sets the size range for the next measurement.
  package func setConstrainedSize(_ range: ASSizeRange, from origin: SizingOrigin) {
    state.withLock { state in
      state.constrainedSize = range
      state.sizingOrigin = origin
    }
  }

  /// Stores the origin of a UIKit cell's size.
  func noteSizing(by origin: SizingOrigin) {
    state.withLock { $0.sizingOrigin = origin }
  }

  /// The node, or `nil` if it has not been built.
  ///
  /// The main thread waits for the update whose work has built the node and may be measuring it.
  public var nodeIfAllocated: ASCellNode? {
    guard let node = made.object else { return nil }
    if owner.isUnderWay(update), isOfWork.load(ordering: .relaxed) { owner.waitForWork() }
    return node
  }

  /// A Boolean value that indicates whether the node must still be built or measured. Always
  /// `false` for a UIKit cell.
  var needsProcessing: Bool {
    guard !isPlain else { return false }
    return made.object?.isMeasured != true
  }

  /// The existing node that the element has not adopted yet.
  package var keptNode: ASCellNode? {
    let held = state.withLock { state -> HeldNode? in
      guard case .waiting(.kept(let held)) = state.node else { return nil }
      return held
    }
    return held?.node
  }

  /// The node. It is built on the calling thread if necessary.
  public var node: ASCellNode {
    nodeIfAllocated ?? owner.environment.bind { heldNode().node }
  }

  /// Returns the node and its size range. The container's environment must already be bound.
  func nodeForMeasuring() -> (node: ASCellNode, range: ASSizeRange) {
    (heldNode().node, constrainedSize)
  }

  /// Creates the node for a work item and returns when to process it: later if another element uses
  /// the same node.
  ///
  /// - Returns: when to process the element's node.
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

  /// Returns the node for an update that asks whether it can display a new model.
  ///
  /// Earlier updates may still have work with the node: no step of theirs is run before its turn. Source:
  /// `ASDataController.mm`, `-_insertElementsIntoMap:kind:atIndexPaths:…`, which asks the old element for
  /// its node without waiting.
  ///
  /// - Parameter builds: whether the node is built here if it has not been built.
  /// - Returns: the node, or `nil` if it has not been built and `builds` is `false`.
  @MainActor func nodeForNewModel(builds: Bool) -> ASCellNode? {
    owner.environment.scheduler.waitForRunningSteps(of: owner.editingLane)
    if let node = made.object { return node }
    return builds ? owner.environment.bind { heldNode(hasWaited: true).node } : nil
  }

  private func heldNode(hasWaited: Bool = false) -> HeldNode {
    var hasWaited = hasWaited
    while true {
      switch turn() {
      case .take(let held): return held
      case .build(let source):
        let held = HeldNode(source)
        if hasWaited || owner.mayTake(held.node) {
          if source.isOfBlock, held.node.isElsewhere(than: owner) { held.node.reportSharing() }
          build(held, from: source, by: RuntimeScheduling.Role.current == .main ? .main : .work)
          return held
        }
        // The element must not block other threads during the wait, because the awaited work may
        // need it.
        putBack(held, from: source)
        owner.waitForWorks(with: held.node)
        hasWaited = true
      case .wait(let gate):
        // The node block may wait for jobs of the app, which run while the main thread waits for the lane.
        owner.waitForWork()
        gate?.wait()
      }
    }
  }

  /// Returns the next step for the node. After `build`, the caller must create the node.
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

  /// Adopts a node and makes it available to all threads.
  private func build(_ held: HeldNode, from source: Source, by maker: Maker) {
    if source.isOfBlock { setup?.prepare(held.node) }
    adopt(held.node)
    if maker == .main { owner.lend(held.node) }
    isOfWork.store(maker == .work, ordering: .relaxed)
    made.fill(with: held.node)
    leave(as: .made)
  }

  /// Puts the node back for the next caller.
  private func putBack(_ held: HeldNode, from source: Source) {
    leave(as: .waiting(source.isOfBlock ? .returned(held) : source))
  }

  /// Finishes building and wakes the waiting threads.
  private func leave(as newState: NodeState) {
    let gate = state.withLock { state -> Gate? in
      guard case .running(let gate) = state.node else { return nil }
      state.node = newState
      return gate
    }
    gate?.open()
  }

  /// Shows the node instead of a UIKit cell or view, which the data source turned out not to provide.
  @MainActor func showNodeInsteadOfCell(_ setup: CellNodeSetup) {
    guard isPlain, let node = node as? PlainCellNode else { return }
    setup.prepare(node)
    node.showItself()
    hasCell.store(false, ordering: .relaxed)
  }

  private func adopt(_ node: ASCellNode) {
    node.adopt(owner, number: number, kind: supplementaryElementKind)
    // Source: `ASCollectionElement.mm`, `-node`: the traits come before the model.
    if let traits = owner.traits { node.propagateTraits(traits) }
    if let model { node.nodeModel = model.model } else { node.nodeModel = nil }
  }
}

/// A barrier that blocks threads until it is opened.
final class Gate: Sendable {
  private let isOpen = Locked(false)
  private let opened = NSCondition()

  /// Blocks the calling thread until the gate is open.
  func wait() {
    opened.withLock {
      WorkBinding.asRuntime {
        while !isOpen.withLock(\.self) { opened.wait() }
      }
    }
  }

  /// Opens the gate permanently.
  func open() {
    opened.withLock {
      isOpen.withLock { $0 = true }
      opened.broadcast()
    }
  }
}
