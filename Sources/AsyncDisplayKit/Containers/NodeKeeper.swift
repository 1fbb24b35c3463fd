import UIKit

/// Lets the superview of a container's view keep the container's node alive.
///
/// A node in a node tree is kept by its supernode; one whose view was added by hand would go away.
@MainActor
struct NodeKeeper {
  private weak var layer: CALayer?

  /// Hands the node of a view from its former superview to its present one.
  mutating func follow(_ view: UIView) {
    let node = view.displayNode
    layer?.retainedOwners[ObjectIdentifier(view)] = nil
    layer = view.superview?.layer
    layer?.retainedOwners[ObjectIdentifier(view)] = node?.supernode == nil ? node : nil
  }
}
