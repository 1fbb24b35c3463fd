import UIKit

extension ASDisplayNode {
  /// Calls a closure with this node and its descendants, parents first.
  package final func forEachInSubtree(_ body: (ASDisplayNode) -> Void) {
    body(self)
    for child in children { child.forEachInSubtree(body) }
  }

  /// Calls a closure with the descendants of this node, parents first.
  package final func forEachSubnode(_ body: (ASDisplayNode) -> Void) {
    for child in children { child.forEachInSubtree(body) }
  }

  /// Calls a closure with this node and its descendants, including those connected only by views.
  @MainActor package final func forEachInLayerTree(_ body: (ASDisplayNode) -> Void) {
    body(self)
    guard let layer = loadedLayer, !flags.contains(.rasterizesSubtree) else {
      for child in children { child.forEachInLayerTree(body) }
      return
    }
    for sublayer in layer.sublayers ?? [] { sublayer.forEachNode(body) }
  }

  /// The root of the node's tree, which may be the node itself.
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

extension ASDisplayNode {
  /// The ancestors of the node, the nearest first.
  ///
  /// On the main thread, these include nodes connected only by layers, such as a cell's list; on
  /// other threads only supernodes. Source: `ASDisplayNode+Ancestry.mm`,
  /// `-supernodesIncludingSelf`.
  public final var supernodes: [ASDisplayNode] { Array(ancestry.dropFirst()) }

  /// The node and its ancestors, the nearest first.
  public final var supernodesIncludingSelf: [ASDisplayNode] { Array(ancestry) }

  /// Returns the nearest ancestor of a class, optionally including this node.
  public final func supernode<Node: ASDisplayNode>(
    of supernodeClass: Node.Type, includingSelf includeSelf: Bool
  ) -> Node? {
    ancestry.dropFirst(includeSelf ? 0 : 1).lazy.compactMap { $0 as? Node }.first
  }

  /// A description of the node's ancestors, the nearest first.
  public final var ancestryDescription: String {
    "(" + supernodes.map(\.description).joined(separator: ", ") + ")"
  }

  private var ancestry: UnfoldFirstSequence<ASDisplayNode> {
    sequence(first: self) { $0.parent ?? $0.onMain { $0.nodeAboveInLayers } ?? nil }
  }

  @MainActor private var nodeAboveInLayers: ASDisplayNode? {
    sequence(first: loadedLayer?.superlayer) { $0?.superlayer }.lazy.compactMap { $0?.displayNode }
      .first
  }
}
