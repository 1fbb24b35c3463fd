import UIKit

extension ASDisplayNode {
  /// Hears from the layer that it came into a window or left it.
  @MainActor final func layerOrderChanged(_ event: String) {
    if event == kCAOnOrderIn {
      enterHierarchy()
    } else if event == kCAOnOrderOut {
      exitHierarchy()
    }
  }

  /// Follows the view, which was put into another superview by hand.
  @MainActor final func superviewChanged() {
    guard let superview = loadedView?.superview else {
      parent?.forget(self)
      return
    }
    guard superview !== parent?.loadedView else { return }
    guard let node = superview.displayNode, !isLayerBacked else {
      parent?.forget(self)
      return
    }
    guard node.parent !== self else { return }
    parent?.forget(self)
    node.children.append(self)
    adoptSupernode(node)
  }
}

extension UIView {
  /// Adds a node's view, or the node itself when this is a node's view; main thread.
  public func addSubnode(_ subnode: ASDisplayNode) {
    guard !subnode.isLayerBacked else { return layer.addSubnode(subnode) }
    if let displayNode { return displayNode.addSubnode(subnode) }
    subnode.removeFromSupernode()
    addSubview(subnode.view)
  }
}

extension CALayer {
  /// Adds a node's layer, or the node itself when this is a node's layer; main thread.
  public func addSubnode(_ subnode: ASDisplayNode) {
    if let displayNode { return displayNode.addSubnode(subnode) }
    subnode.removeFromSupernode()
    addSublayer(subnode.layer)
  }
}
