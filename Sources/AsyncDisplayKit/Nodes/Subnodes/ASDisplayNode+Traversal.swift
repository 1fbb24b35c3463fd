import UIKit

extension ASDisplayNode {
  /// Calls a closure with this node and everything below it, parents first.
  package final func forEachInSubtree(_ body: (ASDisplayNode) -> Void) {
    body(self)
    for child in children { child.forEachInSubtree(body) }
  }

  /// Calls a closure with everything below this node, parents first.
  package final func forEachSubnode(_ body: (ASDisplayNode) -> Void) {
    for child in children { child.forEachInSubtree(body) }
  }

  /// Calls a closure with this node and with the nodes below it, also those that only views connect.
  @MainActor package final func forEachInLayerTree(_ body: (ASDisplayNode) -> Void) {
    body(self)
    guard let layer = loadedLayer, !flags.contains(.rasterizesSubtree) else {
      for child in children { child.forEachInLayerTree(body) }
      return
    }
    for sublayer in layer.sublayers ?? [] { sublayer.forEachNode(body) }
  }

  /// The outermost node above this one, or the node itself.
  package final var rootNode: ASDisplayNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}

extension CALayer {
  /// Calls a closure with the nodes of this layer and the layers below it.
  fileprivate func forEachNode(_ body: (ASDisplayNode) -> Void) {
    if let node = displayNode {
      node.forEachInLayerTree(body)
      return
    }
    for sublayer in sublayers ?? [] { sublayer.forEachNode(body) }
  }
}
