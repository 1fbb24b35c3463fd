import UIKit

/// The change of a node's subnodes from one layout to the next.
final class LayoutTransition {
  private weak var node: ASDisplayNode?
  /// The layout to go to.
  let next: NodeLayout
  /// The layout to come from.
  let previous: NodeLayout?
  /// The subnodes of the next layout, back to front.
  let nextNodes: [ASDisplayNode]
  /// The subnodes of the previous layout, back to front.
  let previousNodes: [ASDisplayNode]
  /// The nodes that only the next layout has.
  let inserted: [ASDisplayNode]
  /// The nodes that only the previous layout has.
  let removed: [ASDisplayNode]

  private let placements: [(index: Int, node: ASDisplayNode)]

  init(of node: ASDisplayNode, to next: NodeLayout, from previous: NodeLayout?) {
    self.node = node
    self.next = next
    self.previous = previous
    nextNodes = next.nodes
    previousNodes = previous?.nodes ?? []
    let difference = nextNodes.difference(from: previousNodes) { $0 === $1 }
    placements = difference.insertions.compactMap { change in
      guard case .insert(let offset, let node, _) = change else { return nil }
      return (offset, node)
    }
    let new = Set(nextNodes.map { ObjectIdentifier($0) })
    let old = Set(previousNodes.map { ObjectIdentifier($0) })
    inserted = nextNodes.filter { !old.contains(ObjectIdentifier($0)) }
    removed = previousNodes.filter { !new.contains(ObjectIdentifier($0)) }
  }

  /// Puts new and moved subnodes at their places.
  func insertSubnodes() {
    guard let node, node.automaticallyManagesSubnodes else { return }
    for (index, subnode) in placements {
      let count = node.children.count - (subnode.parent === node ? 1 : 0)
      node.insertChild(subnode, at: min(index, count))
    }
  }

  /// Removes what the next layout lacks, unless it has gone elsewhere meanwhile.
  func removeSubnodes() {
    guard let node, node.automaticallyManagesSubnodes else { return }
    for subnode in removed where subnode.parent === node { subnode.leaveSupernode() }
    restoreOrder(in: node)
  }

  /// Brings the subnodes of the layout into its order: indices counted what has left since.
  private func restoreOrder(in node: ASDisplayNode) {
    let own = Set(nextNodes.map { ObjectIdentifier($0) })
    let places = node.children.indices.filter { own.contains(ObjectIdentifier(node.children[$0])) }
    guard places.count == nextNodes.count else { return }
    for (place, subnode) in zip(places, nextNodes) where node.children[place] !== subnode {
      node.insertChild(subnode, at: place)
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

/// The layout transitions that concern one node.
struct NodeTransitionState {
  /// The number of the node's own running transition.
  var runningID: Int?
  /// The number of the transition that the node last began.
  var lastID = 0
  /// The transition of an ancestor that this node waits for.
  var ancestors: LayoutTransitionScope?
  /// The change of subnodes that is prepared or under way.
  var pending: LayoutTransition?
  /// The context that the running animation holds.
  var context: LayoutTransitionContext?
}

/// The identity of one run of a transition, which measuring carries along.
final class LayoutTransitionScope: Sendable {
  /// The transition for which the running code measures.
  @TaskLocal static var current: LayoutTransitionScope?
}

/// What one run of a layout transition was asked for.
struct TransitionRun: Sendable {
  /// The run's number among those of its node.
  let id: Int
  /// The range to measure with.
  let range: ASSizeRange
  /// What the context says about animation.
  let isAnimated: Bool
  /// The identity that measuring carries along.
  let scope: LayoutTransitionScope
  /// Runs on the main thread between measuring and animating.
  let completion: (@MainActor @Sendable () -> Void)?
}
