import UIKit

extension ASDisplayNode {
  /// Notifies the node before its view enters a window.
  ///
  /// Source: `_ASDisplayView.mm`, `-willMoveToWindow:`.
  @MainActor final func viewWillMove(to window: UIWindow?) {
    if window != nil, !isInHierarchy { enterHierarchy() }
  }

  /// Notifies the node after its view has left its window.
  ///
  /// Source: `_ASDisplayView.mm`, `-didMoveToWindow` and `-didMoveToSuperview`.
  @MainActor final func viewDidMoveToWindow() {
    if loadedView?.window == nil, isInHierarchy { exitHierarchy() }
  }

  /// Notifies a layer-backed node after its layer has entered or left a window.
  ///
  /// Source: `ASDisplayNode.mm`, `-actionForLayer:forKey:`.
  @MainActor final func layerOrderChanged(_ event: String) {
    guard isLayerBacked else { return }
    if event == kCAOnOrderIn {
      enterHierarchy()
    } else if event == kCAOnOrderOut {
      exitHierarchy()
    }
  }

  /// Reports that the view of a view controller's node has a superview but is no longer the view of that
  /// controller.
  ///
  /// Source: `_ASDisplayView.mm`, `-didMoveToSuperview`.
  @MainActor final func checkController() {
    guard flags.contains(.controllerRoot), loadedView?.superview != nil else { return }
    if let host = closestViewController as? any NodeHostingController, host.hostedNode === self {
      return
    }
    report(
      .controllerNodeReused,
      "The node was created as the node of a view controller, and is shown without that controller.",
      remedy: "Add the controller as a child and show its view, or use another node.")
  }

  /// Updates the node tree after application code has moved the view to another superview.
  ///
  /// Source: `_ASDisplayView.mm`, `-willMoveToSuperview:` and `-didMoveToSuperview`.
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
    guard node.parent !== self, node.fits(self) else { return }
    parent?.forget(self)
    node.list(self, at: .max)
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
