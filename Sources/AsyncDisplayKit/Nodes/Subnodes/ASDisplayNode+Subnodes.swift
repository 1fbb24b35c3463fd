import Synchronization
import UIKit

extension ASDisplayNode {
  /// Adds a node in front of all other subnodes, unless it is already a subnode.
  final func appendChild(_ subnode: ASDisplayNode) {
    guard subnode !== self, subnode.parent !== self else { return }
    let place = SubnodePlace(index: children.count, layer: .top)
    insert(subnode, at: place, member: "addSubnode(_:)")
  }

  /// Inserts a node like ``insertSubnode(_:at:)``, without calling overrides.
  ///
  /// Source: `ASDisplayNode.mm`, `-insertSubnode:atIndex:`. Both indices are determined before a
  /// subnode that is inserted again is removed from its former place, and used afterwards.
  final func insertChild(_ subnode: ASDisplayNode, at index: Int) {
    let children = children
    let isInside = index > 0 && index <= children.count
    let layer: SubnodePlace.Layer = isInside ? .after(children[index - 1]) : .bottom
    insert(subnode, at: SubnodePlace(index: index, layer: layer), member: "insertSubnode(_:at:)")
  }

  /// Inserts a node behind one of the subnodes.
  final func insertChild(_ subnode: ASDisplayNode, below: ASDisplayNode) {
    let member = "insertSubnode(_:belowSubnode:)"
    guard let index = index(of: below, without: subnode, member: member) else { return }
    insert(subnode, at: SubnodePlace(index: index, layer: .below(below)), member: member)
  }

  /// Inserts a node in front of one of the subnodes.
  final func insertChild(_ subnode: ASDisplayNode, above: ASDisplayNode) {
    let member = "insertSubnode(_:aboveSubnode:)"
    guard let index = index(of: above, without: subnode, member: member) else { return }
    insert(subnode, at: SubnodePlace(index: index + 1, layer: .above(above)), member: member)
  }

  /// Replaces one of the subnodes by another node.
  final func replaceChild(_ subnode: ASDisplayNode, with replacement: ASDisplayNode) {
    let member = "replaceSubnode(_:withSubnode:)"
    guard let index = indexOfSubnode(subnode, member: member), subnode !== replacement else {
      return
    }
    let place = SubnodePlace(index: index, layer: .at(subnode), replaced: subnode)
    insert(replacement, at: place, member: member)
  }

  /// Removes the node like ``removeFromSupernode()``, without calling overrides.
  ///
  /// Source: `ASDisplayNode.mm`, `-_removeFromSupernode:view:layer:`.
  final func leaveSupernode() {
    let parent = parent
    if let parent, !parent.mayChangeSubnodes(member: "removeFromSupernode()") { return }
    guard checkThreadAffinity(.subnodeChangeOffMain, member: "removeFromSupernode()") else {
      return
    }
    parent?.forget(self)
    guard isNodeLoaded else { return }
    _ = onMain { $0.detachBacking() }
  }

  /// Returns the index of a subnode after another node was removed, or `nil` if both are the same
  /// node.
  final func index(
    of subnode: ASDisplayNode, without moved: ASDisplayNode, member: String
  ) -> Int? {
    guard let index = indexOfSubnode(subnode, member: member), subnode !== moved else { return nil }
    let isBefore = children.prefix(index).contains { $0 === moved }
    return isBefore ? index - 1 : index
  }

  final func indexOfSubnode(_ node: ASDisplayNode, member: String) -> Int? {
    if let index = children.firstIndex(where: { $0 === node }) { return index }
    report(
      .notASubnode, "\(member) was called with \(node.shortName), which is not a subnode.",
      remedy: "Pass one of the node's subnodes.")
    return nil
  }

  final func insert(
    _ subnode: ASDisplayNode, at place: SubnodePlace, member: String
  ) {
    guard mayChangeSubnodes(member: member), mayInsert(subnode, at: place) else { return }
    let staysInWindows = subnode.parent.map { keepsInWindow(nodeOf: $0) } ?? false
    if staysInWindows { subnode.disableHierarchyNotifications() }
    let moved = subnode.parent === self ? subnode : nil
    let sublayerIndex = onMain((place, moved)) { $0.sublayerIndex(for: $1.0, moving: $1.1) } ?? 0
    subnode.removeFromSupernode()
    place.replaced?.removeFromSupernode()
    list(subnode, at: place.index)
    subnode.adoptSupernode(self)
    attachIfNeeded(subnode, at: sublayerIndex)
    if staysInWindows { subnode.enableHierarchyNotifications() }
  }

  /// Returns whether a node that moves from a supernode to this one is not notified, because both are in
  /// a window.
  ///
  /// Source: `ASDisplayNode.mm`, `shouldDisableNotificationsForMovingBetweenParents`.
  private final func keepsInWindow(nodeOf supernode: ASDisplayNode) -> Bool {
    supernode.isInHierarchy && isInHierarchy && !supernode.isSynchronous && !isSynchronous
  }

  /// Returns whether the calling thread may change the subnodes now. Reports a violation if not.
  final func mayChangeSubnodes(member: String) -> Bool {
    waitForCheckout()
    // The measuring thread holds the lock: another thread waits for it, and does not see its flag.
    if withNodeLock({ isMakingLayoutSpec }) {
      report(
        .subnodeChangeInLayoutSpec, "\(member) was called while the node computed its layout spec.",
        remedy: "Change subnodes before, or let automaticallyManagesSubnodes do it.")
      return false
    }
    return checkThreadAffinity(.subnodeChangeOffMain, member: member)
  }

  private final func mayInsert(_ subnode: ASDisplayNode, at place: SubnodePlace) -> Bool {
    if subnode === self {
      report(
        .subnodeIsSelf, "A node was inserted into itself.", remedy: "Insert another node.")
      return false
    }
    // A subnode that moves within its supernode is removed before it is inserted.
    var limit = subnode.parent === self ? children.count - 1 : children.count
    if place.replaced != nil { limit -= 1 }
    let index = place.index
    guard (0...limit).contains(index) else {
      report(
        .subnodeIndexOutOfBounds,
        "Subnode index \(index) is out of bounds: there are \(limit) other subnodes.",
        remedy: "Pass an index from 0 to the number of other subnodes.", numbers: [index, limit])
      return false
    }
    return mayHold(subnode) && fits(subnode)
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

  /// A Boolean value that indicates whether the subnodes are drawn into the contents of this node
  /// or an ancestor.
  final var isInRasterizedTree: Bool {
    flags.contains(.rasterizesSubtree) || hierarchyState.contains(.rasterized)
  }

  final func forget(_ subnode: ASDisplayNode) {
    guard subnode.parent === self else { return }
    unlist(subnode)
    subnode.adoptSupernode(nil)
  }
}

extension ASDisplayNode {
  /// Sets the supernode and updates the state that the node has because of its ancestors.
  final func adoptSupernode(_ newParent: ASDisplayNode?) {
    let oldParent = exchangeParent(newParent)
    guard newParent !== oldParent else { return }
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
    loadBeforeStates(of: newParent)
    if inherited.contains(.layoutPending) {
      let number = newParent.extras?.ancestorsTransition.load(ordering: .acquiring) ?? 0
      forEachInSubtree { $0.ownExtras.ancestorsTransition.store(number, ordering: .releasing) }
    }
    enterHierarchyState(inherited)
  }

  /// Loads the node if its supernode is loaded, before it has the supernode's states.
  ///
  /// Source: `ASDisplayNode.mm`, `-_setSupernode:`. Hooks of states are then called on a loaded node
  /// that has its traits.
  private final func loadBeforeStates(of newParent: ASDisplayNode) {
    guard newParent.isNodeLoaded, !newParent.isInRasterizedTree else { return }
    _ = onMain { $0.loadIfNeeded() }
  }

  private final func leaveState(of oldParent: ASDisplayNode?, wasRasterized: Bool) {
    var left = oldParent?.hierarchyState.intersection([.rangeManaged]) ?? []
    if wasRasterized { left.insert(.rasterized) }
    exitHierarchyState(left.union(.layoutPending))
    guard wasRasterized, isInHierarchy else { return }
    _ = onMain { $0.exitHierarchy() }
  }

  /// Stops the subtree from following changes of the window. Calls are counted. Source:
  /// `ASDisplayNode.mm`, `-__incrementVisibilityNotificationsDisabled`.
  final func disableHierarchyNotifications() {
    let isFirst = ownExtras.locked { extras in
      extras.disabledNotificationCount += 1
      guard extras.disabledNotificationCount == 1 else { return false }
      flags.insert(.movingBetweenSupernodes)
      return true
    }
    if isFirst { enterHierarchyState(.transitioningSupernodes) }
  }

  /// Ends one call of `disableHierarchyNotifications()`. Source: `ASDisplayNode.mm`,
  /// `-__decrementVisibilityNotificationsDisabled`.
  final func enableHierarchyNotifications() {
    let former = extras?.locked { extras -> Int in
      let former = extras.disabledNotificationCount
      extras.disabledNotificationCount = max(former - 1, 0)
      if former == 1 { flags.remove(.movingBetweenSupernodes) }
      return former
    }
    guard let former, former > 0 else {
      return report(
        .unbalancedHierarchyNotifications,
        "Hierarchy notifications were enabled without having been disabled.",
        remedy: "Call ASDisplayNodeDisableHierarchyNotifications(_:) first.")
    }
    if former == 1 { exitHierarchyState(.transitioningSupernodes) }
  }
}

/// The position at which a subnode is inserted, among the subnodes and among the layers.
struct SubnodePlace {
  /// A position among the layers of the supernode, which can contain layers of foreign views.
  enum Layer {
    case top
    case bottom
    /// After a sibling's layer. The index is that before the inserted subnode leaves its former
    /// position.
    case after(ASDisplayNode)
    case above(ASDisplayNode)
    case below(ASDisplayNode)
    /// At a sibling's layer. The index is that before the inserted subnode leaves its former
    /// position.
    case at(ASDisplayNode)
  }

  /// The index among the subnodes, after the subnode has left its former position.
  let index: Int
  /// The position among the layers.
  let layer: Layer
  /// The subnode to remove before the insertion.
  var replaced: ASDisplayNode?
}
