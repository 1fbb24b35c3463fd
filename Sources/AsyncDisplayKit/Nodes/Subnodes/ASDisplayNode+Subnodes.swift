import UIKit

extension ASDisplayNode {
  /// The children, back to front; any thread.
  public final var subnodes: [ASDisplayNode]! { children }

  /// The parent, which the node does not keep alive; any thread.
  public final var supernode: ASDisplayNode? { parent }

  /// Adds a node in front of all others; does nothing for a node that is already a subnode.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  public final func addSubnode(_ subnode: ASDisplayNode) {
    guard subnode !== self, subnode.parent !== self else { return }
    insert(subnode, at: SubnodePlace(index: children.count, layer: .top), member: #function)
  }

  /// Inserts a node at an index between 0 and the number of subnodes.
  ///
  /// Any thread until the node is loaded, the main thread afterwards. A subnode that is inserted
  /// again is moved; an index that is out of bounds without it is refused with a violation.
  public final func insertSubnode(_ subnode: ASDisplayNode, at index: Int) {
    let isInside = index > 0 && index <= children.count
    let layer: SubnodePlace.Layer = isInside ? .above(children[index - 1]) : .bottom
    insert(subnode, at: SubnodePlace(index: index, layer: layer), member: #function)
  }

  /// Inserts a node right behind one of the subnodes.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  public final func insertSubnode(_ subnode: ASDisplayNode, belowSubnode below: ASDisplayNode) {
    guard let index = indexOfSubnode(below, member: #function), subnode !== below else { return }
    let isBefore = children[..<index].contains { $0 === subnode }
    let place = SubnodePlace(index: isBefore ? index - 1 : index, layer: .below(below))
    insert(subnode, at: place, member: #function)
  }

  /// Inserts a node right in front of one of the subnodes.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  public final func insertSubnode(_ subnode: ASDisplayNode, aboveSubnode above: ASDisplayNode) {
    guard let index = indexOfSubnode(above, member: #function), subnode !== above else { return }
    let isBefore = children[..<index].contains { $0 === subnode }
    let place = SubnodePlace(index: isBefore ? index : index + 1, layer: .above(above))
    insert(subnode, at: place, member: #function)
  }

  /// Puts a node in the place of one of the subnodes.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  public final func replaceSubnode(
    _ subnode: ASDisplayNode, withSubnode replacementSubnode: ASDisplayNode
  ) {
    guard let index = indexOfSubnode(subnode, member: #function),
      subnode !== replacementSubnode
    else { return }
    let isBefore = children[..<index].contains { $0 === replacementSubnode }
    let place = SubnodePlace(
      index: isBefore ? index - 1 : index, layer: .below(subnode), replaces: true)
    insert(replacementSubnode, at: place, member: #function)
  }

  /// Takes the node, with its view or layer, out of its parent.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  public final func removeFromSupernode() {
    let parent = parent
    if let parent, !parent.mayChangeSubnodes(member: #function) { return }
    guard checkThreadAffinity(.subnodeChangeOffMain, member: #function) else { return }
    parent?.forget(self)
    guard isNodeLoaded else { return }
    _ = onMain { $0.detachBacking() }
  }
}

extension ASDisplayNode {
  private final func indexOfSubnode(_ node: ASDisplayNode, member: String) -> Int? {
    if let index = children.firstIndex(where: { $0 === node }) { return index }
    report(
      .notASubnode, "\(member) was given \(node.shortName), which is not a subnode.",
      remedy: "Pass one of the node's subnodes.")
    return nil
  }

  private final func insert(
    _ subnode: ASDisplayNode, at place: SubnodePlace, member: String
  ) {
    guard mayChangeSubnodes(member: member), mayInsert(subnode, at: place.index) else { return }
    let staysInWindows = (subnode.parent?.isInHierarchy ?? false) && isInHierarchy
    if staysInWindows { subnode.beginMoveBetweenSupernodes() }
    subnode.removeFromSupernode()
    let sublayerIndex = onMain(place) { $0.sublayerIndex(for: $1) } ?? 0
    if place.replaces { children[place.index].removeFromSupernode() }
    children.insert(subnode, at: place.index)
    subnode.adoptSupernode(self)
    attachIfNeeded(subnode, at: sublayerIndex)
    if staysInWindows { subnode.endMoveBetweenSupernodes() }
  }

  /// Whether the subnodes may be changed now, on this thread.
  private final func mayChangeSubnodes(member: String) -> Bool {
    waitForCheckout()
    if isMakingLayoutSpec {
      report(
        .subnodeChangeInLayoutSpec, "\(member) was called while the node computed its layout spec.",
        remedy: "Change subnodes before, or let automaticallyManagesSubnodes do it.")
      return false
    }
    return checkThreadAffinity(.subnodeChangeOffMain, member: member)
  }

  private final func mayInsert(_ subnode: ASDisplayNode, at index: Int) -> Bool {
    if subnode === self {
      report(
        .subnodeIsSelf, "A node was inserted into itself.", remedy: "Insert another node.")
      return false
    }
    // A subnode that moves within its supernode leaves its place before it is inserted.
    let limit = subnode.parent === self ? children.count - 1 : children.count
    guard (0...limit).contains(index) else {
      report(
        .subnodeIndexOutOfBounds,
        "Subnode index \(index) is out of bounds: there are \(limit) other subnodes.",
        remedy: "Pass an index from 0 to the number of other subnodes.", numbers: [index, limit])
      return false
    }
    return mayHold(subnode)
  }

  private final func mayHold(_ subnode: ASDisplayNode) -> Bool {
    if isLayerBacked, !subnode.isLayerBacked {
      report(
        .viewInLayerBackedNode,
        "The view-backed \(subnode.shortName) was added to a layer-backed node.",
        remedy: "Make the subnode layer-backed too, or the supernode view-backed.")
      return false
    }
    if isInRasterizedTree, subnode.isNodeLoaded {
      report(
        .loadedInRasterizedTree,
        "The loaded \(subnode.shortName) was added to a rasterized subtree.",
        remedy: "Add it before its view or layer is loaded.")
      return false
    }
    return true
  }

  /// Whether the node's own contents hold what the subnodes draw.
  final var isInRasterizedTree: Bool {
    flags.contains(.rasterizesSubtree) || hierarchyState.contains(.rasterized)
  }

  final func forget(_ subnode: ASDisplayNode) {
    guard subnode.parent === self else { return }
    children.removeAll { $0 === subnode }
    subnode.adoptSupernode(nil)
  }
}

extension ASDisplayNode {
  /// Sets the parent and takes over, or gives up, what the tree above means for this subtree.
  final func adoptSupernode(_ newParent: ASDisplayNode?) {
    let oldParent = parent
    guard newParent !== oldParent else { return }
    parent = newParent
    let wasRasterized = oldParent?.isInRasterizedTree ?? false
    if let newParent {
      enterState(of: newParent)
    } else {
      leaveState(of: oldParent, wasRasterized: wasRasterized)
    }
  }

  private final func enterState(of newParent: ASDisplayNode) {
    var inherited = newParent.hierarchyState.intersection([.rangeManaged, .layoutPending])
    if newParent.isInRasterizedTree { inherited.insert(.rasterized) }
    propagateTraits(newParent.traits)
    if inherited.contains(.layoutPending) {
      let scope = newParent.extras?.transition.ancestors
      forEachInSubtree { $0.ownExtras.transition.ancestors = scope }
    }
    enterHierarchyState(inherited)
  }

  private final func leaveState(of oldParent: ASDisplayNode?, wasRasterized: Bool) {
    var left = oldParent?.hierarchyState.intersection([.rangeManaged]) ?? []
    if wasRasterized { left.insert(.rasterized) }
    exitHierarchyState(left.union(.layoutPending))
    guard wasRasterized, isInHierarchy else { return }
    _ = onMain { $0.exitHierarchy() }
  }

  private final func beginMoveBetweenSupernodes() {
    flags.insert(.movingBetweenSupernodes)
    enterHierarchyState(.transitioningSupernodes)
  }

  private final func endMoveBetweenSupernodes() {
    flags.remove(.movingBetweenSupernodes)
    exitHierarchyState(.transitioningSupernodes)
  }
}
