import Synchronization
import UIKit

/// The change of a node's subnodes from one layout to the next.
final class LayoutTransition {
  private weak var node: ASDisplayNode?
  /// The layout at the end of the transition.
  let next: NodeLayout
  /// The layout at the start of the transition.
  let previous: NodeLayout?
  /// The subnodes of the next layout, back to front.
  let nextNodes: [ASDisplayNode]
  /// The subnodes of the previous layout, back to front.
  let previousNodes: [ASDisplayNode]
  private let operations: SubnodeOperations

  init(of node: ASDisplayNode, to next: NodeLayout, from previous: NodeLayout?) {
    self.node = node
    self.next = next
    self.previous = previous
    nextNodes = next.nodes
    previousNodes = previous?.nodes ?? []
    operations = SubnodeOperations(from: previous == nil ? nil : previousNodes, to: nextNodes)
  }

  /// The nodes that the transition inserts.
  var inserted: [ASDisplayNode] { operations.insertions.map(\.node) }

  /// The nodes that the transition removes.
  var removed: [ASDisplayNode] { operations.removals }

  /// Changes the subnodes at once: removals first, then insertions and moves.
  ///
  /// Source: `ASLayoutTransition.mm`, `-commitTransition`, called by `ASDisplayNode+Layout.mm`,
  /// `-_completeLayoutTransition:`, for nodes that manage their subnodes.
  func commit() {
    guard let node, node.automaticallyManagesSubnodes else { return }
    for subnode in removed where subnode.parent === node { subnode.leaveSupernode() }
    insertSubnodes()
  }

  /// Inserts new subnodes and moves those whose index changed.
  ///
  /// Source: `ASLayoutTransition.mm`, `-applySubnodeInsertionsAndMoves`.
  func insertSubnodes() {
    guard let node else { return }
    for (_, subnode) in operations.moves where subnode.parent === node { subnode.leaveSupernode() }
    var moves = operations.moves[...]
    for insertion in operations.insertions {
      while let move = moves.first, move.index <= insertion.index {
        node.insertSubnode(move.node, at: move.index)
        moves.removeFirst()
      }
      node.insertSubnode(insertion.node, at: insertion.index)
    }
    for move in moves { node.insertSubnode(move.node, at: move.index) }
  }

  /// Removes the subnodes after the animation.
  ///
  /// Source: `ASLayoutTransition.mm`, `-applySubnodeRemovals`. A node that is now a subnode of another
  /// node stays there.
  /// - Quirk: a node of the next layout is removed too where the comparison of both layouts lists
  ///   it as removed and inserted; advisory `laid-out-subnode-removed`. `ASLayoutTransition.mm`,
  ///   `-applySubnodeRemovals`.
  func removeSubnodes() {
    guard let node, node.automaticallyManagesSubnodes else { return }
    for subnode in removed where subnode.parent === node {
      if nextNodes.contains(where: { $0 === subnode }) { node.adviseOnRemoval(of: subnode) }
      subnode.leaveSupernode()
    }
  }
}

extension NodeLayout {
  /// The nodes of the layout, each once, back to front.
  fileprivate var nodes: [ASDisplayNode] {
    guard let content else { return [] }
    var seen = Set<ObjectIdentifier>()
    return content.records.compactMap { record in
      guard let node = record.element as? ASDisplayNode else { return nil }
      return seen.insert(ObjectIdentifier(node)).inserted ? node : nil
    }
  }
}

/// The layout transitions that affect one node.
struct NodeTransitionState {
  /// The number of the node's latest own transition.
  var lastID = 0
  /// The prepared or running change of subnodes. Use ``NodeExtras/pendingTransition``, which locks it.
  var pending: LayoutTransition?
  /// The context that the running animation holds.
  var context: LayoutTransitionContext?
}

/// The identity of one run of a transition, passed to measuring code as a task-local value.
///
/// It is a number, which threads that measure a node compare while the main thread begins and ends transitions of
/// its ancestors. Source: `ASLayoutElementPrivate.h`, `transitionID`.
struct LayoutTransitionScope: Sendable {
  /// The transition for which the current code measures.
  @TaskLocal static var current: LayoutTransitionScope?

  private static let latestNumber = Atomic<UInt>(0)

  /// A number that no other run has, greater than 0.
  let number = Self.latestNumber.add(1, ordering: .relaxed).newValue
}

/// The parameters of one run of a layout transition.
struct TransitionRun: Sendable {
  /// The number of the run, unique in its node.
  let id: Int
  /// The range to measure with.
  let range: ASSizeRange
  /// A Boolean value that indicates whether the transition was requested with animation.
  let isAnimated: Bool
  /// The identity that is passed to measuring code.
  let scope: LayoutTransitionScope
  /// The handler that is called on the main thread between measuring and animating.
  let completion: (@MainActor @Sendable () -> Void)?
}
