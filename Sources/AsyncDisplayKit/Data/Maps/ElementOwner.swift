import UIKit

/// What all elements of one container share.
package final class ElementOwner: Sendable {
  /// The surroundings that node blocks run in.
  package let environment: RuntimeEnvironment
  private let heldNode: WeakNode?

  /// Makes the owner of a container's elements.
  package init(environment: RuntimeEnvironment, node: ASDisplayNode? = nil) {
    self.environment = environment
    heldNode = node.map(WeakNode.init)
  }

  /// The container's node while it lives.
  package var node: ASDisplayNode? { heldNode?.node }
}
