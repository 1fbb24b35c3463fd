import UIKit

/// The view of a scroll node, which passes layout to the node.
///
/// Texture: `ASScrollView`. Main thread.
@MainActor
final class ASScrollView: UIScrollView {
  /// The class of the layer, which draws through the node.
  override class var layerClass: AnyClass { _ASDisplayLayer.self }

  /// Runs the node's layout pass.
  override func layoutSubviews() {
    super.layoutSubviews()
    displayNode?.runLayoutPass()
  }

  /// Tells the node that its layer came into a window or left it.
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    displayNode?.layerOrderChanged(event)
    return super.action(for: layer, forKey: event)
  }
}
