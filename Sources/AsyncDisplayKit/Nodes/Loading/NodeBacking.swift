import UIKit

/// The view or layer of a loaded node.
@MainActor
final class NodeBacking {
  /// The view; nil for a layer-backed node.
  let view: UIView?
  /// The layer, which a view has too.
  let layer: CALayer

  init(_ view: UIView) {
    self.view = view
    layer = view.layer
  }

  init(_ layer: CALayer) {
    view = nil
    self.layer = layer
  }
}

extension ASDisplayNode {
  /// The view, if it exists.
  @MainActor final var loadedView: UIView? { backing?.view }

  /// The layer, if it exists.
  @MainActor final var loadedLayer: CALayer? { backing?.layer }
}
