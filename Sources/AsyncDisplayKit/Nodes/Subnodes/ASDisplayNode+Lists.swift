import UIKit

// One thread may change the subnodes of an unloaded node while another measures it. Each access is locked
// for itself, so that no lock is held while another node is called. Source: `ASDisplayNode.mm`,
// `-subnodes`, `-supernode`, `-_insertSubnode:atSubnodeIndex:sublayerIndex:andRemoveSubnode:`,
// `-_removeSubnode:` and `-_setSupernode:`, which hold `__instanceLock__`.
extension ASDisplayNode {
  /// The subnodes, back to front.
  final var children: [ASDisplayNode] { withNodeLock { lockedChildren } }

  /// The supernode.
  final var parent: ASDisplayNode? { withNodeLock { lockedParent } }

  /// Sets the supernode and returns the former one.
  final func exchangeParent(_ newParent: ASDisplayNode?) -> ASDisplayNode? {
    withNodeLock {
      let former = lockedParent
      lockedParent = newParent
      return former
    }
  }

  /// Adds a node to the list of subnodes, at the end if other threads have removed nodes meanwhile.
  final func list(_ subnode: ASDisplayNode, at index: Int) {
    withNodeLock { lockedChildren.insert(subnode, at: min(index, lockedChildren.count)) }
  }

  /// Removes a node from the list of subnodes.
  final func unlist(_ subnode: ASDisplayNode) {
    // The list may hold the last reference to a node, whose end must not run with the lock held.
    let former = withNodeLock {
      let former = lockedChildren
      lockedChildren.removeAll { $0 === subnode }
      return former
    }
    withExtendedLifetime(former) {}
  }

  /// The traits, or `nil` while they are the default.
  final var traitBox: ASTraitCollection? {
    get { withNodeLock { lockedTraits } }
    set { withNodeLock { lockedTraits = newValue } }
  }
}
