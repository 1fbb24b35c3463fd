import UIKit

/// The layer of a node that has no layer of its own; it draws through the node.
///
/// Texture: `_ASDisplayLayer`. Main thread.
@preconcurrency @MainActor
open class _ASDisplayLayer: CALayer {
  /// Draws the node: in the background if the node allows it.
  open override func display() {
    displayNode?.displayFromLayer()
  }

  /// Runs the node's layout pass where there is no view to do it.
  open override func layoutSublayers() {
    super.layoutSublayers()
    guard delegate == nil else { return }
    displayNode?.runLayoutPass()
  }

  /// Tells the node of a layer without a view that it came into a window or left it.
  open override func action(forKey event: String) -> (any CAAction)? {
    if delegate == nil { displayNode?.layerOrderChanged(event) }
    return super.action(forKey: event)
  }
}
