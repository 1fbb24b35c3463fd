import UIKit

extension ASDisplayNode {
  /// Updates the node after its layer has entered or left a window.
  @MainActor final func layerOrderChanged(_ event: String) {
    if event == kCAOnOrderIn {
      enterHierarchy()
    } else if event == kCAOnOrderOut {
      exitHierarchy()
    }
  }

  /// Updates the node tree after application code has moved the view to another superview.
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
  /// Adds a node's view, or the node itself if this is a node's view.
  ///
  /// Main thread.
  public func addSubnode(_ subnode: ASDisplayNode) {
    guard !subnode.isLayerBacked else { return layer.addSubnode(subnode) }
    if let displayNode { return displayNode.addSubnode(subnode) }
    subnode.removeFromSupernode()
    addSubview(subnode.view)
  }
}

extension CALayer {
  /// Adds a node's layer, or the node itself if this is a node's layer.
  ///
  /// Main thread.
  public func addSubnode(_ subnode: ASDisplayNode) {
    if let displayNode { return displayNode.addSubnode(subnode) }
    subnode.removeFromSupernode()
    addSublayer(subnode.layer)
  }
}
