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

/// Makes the view of a node when it is loaded; runs on the main thread.
public typealias ASDisplayNodeViewBlock = @MainActor () -> UIView

/// Makes the layer of a node when it is loaded; runs on the main thread.
public typealias ASDisplayNodeLayerBlock = @MainActor () -> CALayer

/// Runs on the main thread when a node has been loaded, with that node.
public typealias ASDisplayNodeDidLoadBlock = @MainActor (ASDisplayNode) -> Void

/// Where a node's view or layer comes from.
enum BackingFactory {
  case view(ASDisplayNodeViewBlock)
  case layer(ASDisplayNodeLayerBlock)
}
