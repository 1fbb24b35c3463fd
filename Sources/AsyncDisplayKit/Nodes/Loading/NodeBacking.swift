import UIKit

/// The view or layer of a loaded node.
///
/// Decided here: the thread that releases the last reference to the node also releases its view. Texture
/// releases views in a later turn of the main run loop (`ASDisplayNodeExtras.mm`,
/// `ASPerformMainThreadDeallocation`), which would be a step of the scheduler for each node.
@MainActor
final class NodeBacking {
  /// The view, or `nil` for a layer-backed node.
  let view: UIView?
  /// The layer, or the view's layer.
  let layer: CALayer

  init(_ view: UIView) {
    self.view = view
    layer = view.layer
  }

  init(_ layer: CALayer) {
    view = nil
    self.layer = layer
  }

  /// Creates the backing of a node that wraps a foreign layer, whose delegate becomes the node's.
  ///
  /// Source: `ASDisplayNode.mm`, `-_locked_loadViewOrLayer`.
  init(foreign layer: CALayer, of node: ASDisplayNode) {
    view = nil
    self.layer = layer
    delegate = ForeignLayerDelegate(node)
    layer.delegate = delegate
  }

  private var delegate: ForeignLayerDelegate?
}

/// The delegate of a foreign layer, which notifies the node when the layer enters or leaves a window.
@MainActor
private final class ForeignLayerDelegate: CALayerDelegate {
  private weak var node: ASDisplayNode?

  init(_ node: ASDisplayNode) {
    self.node = node
  }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    node?.layerOrderChanged(event)
    return node?.layerAction(forKey: event)
  }
}

extension ASDisplayNode {
  /// The view, or `nil` if it has not been created.
  @MainActor final var loadedView: UIView? { backing?.view }

  /// The layer, or `nil` if it has not been created.
  @MainActor final var loadedLayer: CALayer? { backing?.layer }
}

/// A block that creates the view of a node when it is loaded. Called on the main thread.
public typealias ASDisplayNodeViewBlock = @MainActor () -> UIView

/// A block that creates the layer of a node when it is loaded. Called on the main thread.
public typealias ASDisplayNodeLayerBlock = @MainActor () -> CALayer

/// A block that is called on the main thread with a node that has been loaded.
public typealias ASDisplayNodeDidLoadBlock = @MainActor (ASDisplayNode) -> Void

/// The class or block that creates a node's view or layer.
enum BackingFactory {
  case view(ASDisplayNodeViewBlock)
  case layer(ASDisplayNodeLayerBlock)
}
