import UIKit

/// Calls a closure with a node, unless it is `nil`, and with its descendants, parents first.
///
/// Main thread. Traversing sublayers also finds nodes that are connected only by views, and those below a
/// layer without a node. Source: `ASDisplayNodeExtras.mm`, `ASDisplayNodePerformBlockOnEveryNode`.
@preconcurrency @MainActor
public func ASDisplayNodePerformBlockOnEveryNode(
  _ layer: CALayer?, _ node: ASDisplayNode?, _ traverseSublayers: Bool,
  _ block: (ASDisplayNode) -> Void
) {
  guard let node = node ?? layer?.displayNode else {
    guard traverseSublayers else { return }
    for sublayer in layer?.sublayers ?? [] {
      ASDisplayNodePerformBlockOnEveryNode(sublayer, nil, true, block)
    }
    return
  }
  if traverseSublayers { node.forEachInLayerTree(block) } else { node.forEachInSubtree(block) }
}

/// Calls a closure with a node and its descendants, level by level.
///
/// Threads as the node's.
public func ASDisplayNodePerformBlockOnEveryNodeBFS(
  _ node: ASDisplayNode, _ block: (ASDisplayNode) -> Void
) {
  var level = [node]
  while !level.isEmpty {
    level.forEach(block)
    level = level.flatMap(\.subnodes)
  }
}

/// Calls a closure with the descendants of a node, parents first.
///
/// - Quirk: the argument for traversing sublayers is ignored: on the main thread they are always
///   traversed, so nodes that are connected only by views are found. `ASDisplayNodeExtras.mm`,
///   `ASDisplayNodePerformBlockOnEverySubnode`.
public func ASDisplayNodePerformBlockOnEverySubnode(
  _ node: ASDisplayNode, _ traverseSublayers: Bool, _ block: (ASDisplayNode) -> Void
) {
  let walked: [ASDisplayNode]? = node.onMain { node in
    var nodes: [ASDisplayNode] = []
    for subnode in node.subnodes { subnode.forEachInLayerTree { nodes.append($0) } }
    return nodes
  }
  guard let walked else { return node.forEachSubnode(block) }
  walked.forEach(block)
}

/// Returns the descendants of a node that match a predicate, parents first, children in order.
public func ASDisplayNodeFindAllSubnodes(
  _ start: ASDisplayNode, _ block: (ASDisplayNode) -> Bool
) -> [ASDisplayNode] {
  var found: [ASDisplayNode] = []
  start.forEachSubnode { if block($0) { found.append($0) } }
  return found
}

/// Returns the descendants of a node that are of a class or a subclass of it.
public func ASDisplayNodeFindAllSubnodesOfClass<Node: ASDisplayNode>(
  _ start: ASDisplayNode, _ nodeClass: Node.Type
) -> [Node] {
  ASDisplayNodeFindAllSubnodes(start) { $0 is Node }.compactMap { $0 as? Node }
}

/// Returns the first node that matches a predicate, of a node and its descendants.
///
/// The descendants of a node come before the node. Source: `ASDisplayNodeExtras.mm`,
/// `_ASDisplayNodeFindFirstNode`.
public func ASDisplayNodeFindFirstNode(
  _ start: ASDisplayNode, _ block: (ASDisplayNode) -> Bool
) -> ASDisplayNode? {
  ASDisplayNodeFindFirstSubnode(start, block) ?? (block(start) ? start : nil)
}

/// Returns the first descendant of a node that matches a predicate. The descendants of a child
/// precede the child.
///
/// Source: `ASDisplayNodeExtras.mm`, `_ASDisplayNodeFindFirstNode`.
public func ASDisplayNodeFindFirstSubnode(
  _ start: ASDisplayNode, _ block: (ASDisplayNode) -> Bool
) -> ASDisplayNode? {
  for child in start.subnodes {
    if let found = ASDisplayNodeFindFirstNode(child, block) { return found }
  }
  return nil
}

/// Returns the first descendant of a node that is of a class or a subclass of it.
public func ASDisplayNodeFindFirstSubnodeOfClass<Node: ASDisplayNode>(
  _ start: ASDisplayNode, _ nodeClass: Node.Type
) -> Node? {
  ASDisplayNodeFindFirstSubnode(start) { $0 is Node } as? Node
}

/// Returns the nearest node that matches a predicate, of a node and its ancestors.
public func ASDisplayNodeFindFirstSupernode(
  _ node: ASDisplayNode?, _ block: (ASDisplayNode) -> Bool
) -> ASDisplayNode? {
  node?.supernodesIncludingSelf.first(where: block)
}

/// Returns the nearest node that is of a class or a subclass of it, of a node and its ancestors.
public func ASDisplayNodeFindFirstSupernodeOfClass<Node: ASDisplayNode>(
  _ start: ASDisplayNode, _ nodeClass: Node.Type
) -> Node? {
  ASDisplayNodeFindFirstSupernode(start) { $0 is Node } as? Node
}

/// Returns the root of a node's tree, which may be the node itself.
public func ASDisplayNodeUltimateParentOfNode(_ node: ASDisplayNode) -> ASDisplayNode {
  node.rootNode
}

/// Returns the nearest common ancestor of two nodes, which may be one of them.
///
/// Two nodes of different trees have none, which is a violation. Source: `ASDisplayNodeExtras.mm`,
/// `ASDisplayNodeFindClosestCommonAncestor`.
public func ASDisplayNodeFindClosestCommonAncestor(
  _ node1: ASDisplayNode, _ node2: ASDisplayNode
) -> ASDisplayNode? {
  let chain = Array(sequence(first: node1, next: \.supernode))
  let ancestor = sequence(first: node2, next: \.supernode).first { candidate in
    chain.contains { $0 === candidate }
  }
  if ancestor == nil {
    node1.report(
      .noCommonAncestor, "\(node1.shortName) and \(node2.shortName) have no common ancestor.",
      remedy: "Add both nodes to one tree first.")
  }
  return ancestor
}

/// Stops a node and its subtree from following changes of the window. Any thread may call it.
///
/// Calls are counted: as many calls of ``ASDisplayNodeEnableHierarchyNotifications(_:)`` end it. Source:
/// `ASDisplayNodeExtras.mm`, and `ASDisplayNode.mm`, `-__incrementVisibilityNotificationsDisabled`.
public func ASDisplayNodeDisableHierarchyNotifications(_ node: ASDisplayNode) {
  node.disableHierarchyNotifications()
}

/// Ends one call of ``ASDisplayNodeDisableHierarchyNotifications(_:)``. Any thread may call it.
///
/// A call without one is a violation. Source: `ASDisplayNodeExtras.mm`, and `ASDisplayNode.mm`,
/// `-__decrementVisibilityNotificationsDisabled`. What happened to the window meanwhile is not reported
/// later.
public func ASDisplayNodeEnableHierarchyNotifications(_ node: ASDisplayNode) {
  node.enableHierarchyNotifications()
}

/// Returns the node of a layer, or `nil` if it has none.
///
/// Main thread.
@preconcurrency @MainActor
public func ASLayerToDisplayNode(_ layer: CALayer?) -> ASDisplayNode? { layer?.displayNode }

/// Returns the node of a view, or `nil` if it has none.
///
/// Main thread.
@preconcurrency @MainActor
public func ASViewToDisplayNode(_ view: UIView?) -> ASDisplayNode? { view?.displayNode }

/// Returns the descendants of a node with a layer, including those connected only by views.
///
/// Main thread.
@preconcurrency @MainActor
public func ASCollectDisplayNodes(_ node: ASDisplayNode) -> [ASDisplayNode] {
  (node.layer.sublayers ?? []).flatMap(nodes)
}

@MainActor private func nodes(of layer: CALayer) -> [ASDisplayNode] {
  let below = (layer.sublayers ?? []).flatMap(nodes)
  return layer.displayNode.map { [$0] + below } ?? below
}

/// Returns the view of a layer, or else the view of its nearest superlayer that has one.
///
/// Main thread.
@preconcurrency @MainActor
public func ASFindClosestViewOfLayer(_ layer: CALayer) -> UIView? {
  sequence(first: layer, next: \.superlayer).lazy.compactMap { $0.delegate as? UIView }.first
}

/// Returns the window that contains a layer, or `nil`.
///
/// Main thread.
@preconcurrency @MainActor
public func ASFindWindowOfLayer(_ layer: CALayer) -> UIWindow? {
  let view = ASFindClosestViewOfLayer(layer)
  return view as? UIWindow ?? view?.window
}
