import UIKit

/// What all elements of one container share.
package final class ElementOwner: Sendable {
  /// The surroundings that node blocks run in.
  package let environment: RuntimeEnvironment
  private let heldNode: WeakNode?
  private let heldTraits: Locked<ASTraitCollection?>

  /// Makes the owner of a container's elements.
  package init(environment: RuntimeEnvironment, node: ASDisplayNode? = nil) {
    self.environment = environment
    heldNode = node.map(WeakNode.init)
    heldTraits = Locked(node?.traitBox)
  }

  /// The traits that nodes get when they are made; nil while the container has none; any thread.
  var traits: ASTraitCollection? {
    get { heldTraits.withLock { $0 } }
    set { heldTraits.withLock { $0 = newValue } }
  }

  /// The container's node while it lives.
  package var node: ASDisplayNode? { heldNode?.node }
}
