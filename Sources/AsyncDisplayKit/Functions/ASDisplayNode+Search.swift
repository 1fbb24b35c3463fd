import UIKit

/// Calls a closure with a node, where there is one, and with everything below it, parents first.
///
/// Main thread. Traversing sublayers also finds nodes that only views connect.
@preconcurrency @MainActor
public func ASDisplayNodePerformBlockOnEveryNode(
  _ layer: CALayer?, _ node: ASDisplayNode?, _ traverseSublayers: Bool,
  _ block: (ASDisplayNode) -> Void
) {
  guard let node = node ?? layer?.displayNode else { return }
  if traverseSublayers { node.forEachInLayerTree(block) } else { node.forEachInSubtree(block) }
}

/// Calls a closure with everything below a node, parents first; threads as the node's.
public func ASDisplayNodePerformBlockOnEverySubnode(
  _ node: ASDisplayNode, _ block: (ASDisplayNode) -> Void
) {
  node.forEachSubnode(block)
}

/// Every node below a node that a predicate accepts, parents first, children in order.
public func ASDisplayNodeFindAllSubnodes(
  _ start: ASDisplayNode, _ block: (ASDisplayNode) -> Bool
) -> [ASDisplayNode] {
  var found: [ASDisplayNode] = []
  start.forEachSubnode { if block($0) { found.append($0) } }
  return found
}

/// Every node below a node whose class is the given one or derives from it.
public func ASDisplayNodeFindAllSubnodesOfClass<Node: ASDisplayNode>(
  _ start: ASDisplayNode, _ nodeClass: Node.Type
) -> [Node] {
  ASDisplayNodeFindAllSubnodes(start) { $0 is Node }.compactMap { $0 as? Node }
}

/// The first node below a node that a predicate accepts: each child, then what is below it.
public func ASDisplayNodeFindFirstSubnode(
  _ start: ASDisplayNode, _ block: (ASDisplayNode) -> Bool
) -> ASDisplayNode? {
  for child in start.subnodes {
    if block(child) { return child }
    if let found = ASDisplayNodeFindFirstSubnode(child, block) { return found }
  }
  return nil
}

/// The first node below a node whose class is the given one or derives from it.
public func ASDisplayNodeFindFirstSubnodeOfClass<Node: ASDisplayNode>(
  _ start: ASDisplayNode, _ nodeClass: Node.Type
) -> Node? {
  ASDisplayNodeFindFirstSubnode(start) { $0 is Node } as? Node
}

/// The nearest node, from a node upwards and counting itself, that a predicate accepts.
public func ASDisplayNodeFindFirstSupernode(
  _ node: ASDisplayNode?, _ block: (ASDisplayNode) -> Bool
) -> ASDisplayNode? {
  sequence(first: node) { $0?.supernode }.lazy.compactMap(\.self).first(where: block)
}

/// The nearest node, from a node upwards and counting itself, of a class.
public func ASDisplayNodeFindFirstSupernodeOfClass<Node: ASDisplayNode>(
  _ start: ASDisplayNode, _ nodeClass: Node.Type
) -> Node? {
  ASDisplayNodeFindFirstSupernode(start) { $0 is Node } as? Node
}

/// The outermost node above a node, or the node itself.
public func ASDisplayNodeUltimateParentOfNode(_ node: ASDisplayNode) -> ASDisplayNode {
  node.rootNode
}

/// The nearest node that is above, or is, both of two nodes.
public func ASDisplayNodeFindClosestCommonAncestor(
  _ node1: ASDisplayNode, _ node2: ASDisplayNode
) -> ASDisplayNode? {
  let chain = [node1] + node1.supernodes
  return ([node2] + node2.supernodes).first { candidate in
    chain.contains { $0 === candidate }
  }
}

/// The node whose layer this is, if it is one; main thread.
@preconcurrency @MainActor
public func ASLayerToDisplayNode(_ layer: CALayer?) -> ASDisplayNode? { layer?.displayNode }

/// The node whose view this is, if it is one; main thread.
@preconcurrency @MainActor
public func ASViewToDisplayNode(_ view: UIView?) -> ASDisplayNode? { view?.displayNode }
