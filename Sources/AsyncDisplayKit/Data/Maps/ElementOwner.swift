import UIKit

/// What all elements of one container share.
package final class ElementOwner: Sendable {
  /// The surroundings that node blocks run in.
  package let environment: RuntimeEnvironment
  /// Where the container's nodes are built and measured.
  let editingLane = BackgroundLane(label: "editing")
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

  /// Whether a work may have a node that the main thread has just got from a block.
  func mayBeInWork(_ node: ASCellNode) -> Bool {
    node.latestWork.load(ordering: .acquiring) != 0 && ExecutionRole.current == .main
  }

  /// Holds the main thread until the container's works are over.
  func waitForWork() {
    guard ExecutionRole.current == .main else { return }
    runOnMainActor { environment.scheduler.waitUntilIdle(editingLane) }
  }

  /// The container's node while it lives.
  package var node: ASDisplayNode? { heldNode?.node }
}
