import UIKit

extension ASDisplayNode {
  /// Returns the sublayer index for a new subnode, or 0 before the node is loaded.
  ///
  /// Called before the inserted node is removed from its former place; the index is used
  /// afterwards. Source: `ASDisplayNode.mm`, `-insertSubnode:atIndex:`,
  /// `-insertSubnode:belowSubnode:`, `-insertSubnode:aboveSubnode:` and
  /// `-replaceSubnode:withSubnode:`.
  ///
  /// - Parameters:
  ///   - place: The place of the insertion.
  ///   - moved: The inserted node if it is already a subnode.
  /// - Returns: The index at which to insert the layer.
  @MainActor final func sublayerIndex(
    for place: SubnodePlace, moving moved: ASDisplayNode?
  ) -> Int {
    guard let sublayers = loadedLayer?.sublayers else { return 0 }
    func index(of node: ASDisplayNode) -> Int? {
      sublayers.firstIndex { $0 === node.loadedLayer }
    }
    let former = moved.flatMap(index) ?? sublayers.count
    switch place.layer {
    case .top: return sublayers.count
    case .bottom: return 0
    case .after(let node): return index(of: node).map { $0 + 1 } ?? sublayers.count
    case .above(let node):
      return index(of: node).map { former <= $0 ? $0 : $0 + 1 } ?? sublayers.count
    case .below(let node): return index(of: node).map { former < $0 ? $0 - 1 : $0 } ?? 0
    case .at(let node): return index(of: node) ?? 0
    }
  }

  /// Loads a new subnode and adds its view or layer to this node's, if this node is loaded.
  ///
  /// Source: `ASDisplayNode.mm`, `-_insertSubnodeSubviewOrSublayer:atIndex:`.
  final func attachIfNeeded(_ subnode: ASDisplayNode, at sublayerIndex: Int) {
    if isInRasterizedTree {
      if isInHierarchy { _ = subnode.onMain { $0.enterHierarchy() } }
      return
    }
    guard isNodeLoaded else { return }
    _ = onMain(subnode) { $0.attachBacking(of: $1, at: sublayerIndex) }
  }

  /// Adds a subnode's view or layer to this node's, which must exist.
  @MainActor final func attachBacking(of subnode: ASDisplayNode, at sublayerIndex: Int) {
    guard let layer = loadedLayer else { return }
    let sublayer = subnode.layer
    guard let view = loadedView, !subnode.isLayerBacked else {
      return layer.insertSublayer(sublayer, at: UInt32(sublayerIndex))
    }
    let sublayers = layer.sublayers ?? []
    guard sublayerIndex < sublayers.count else { return view.addSubview(subnode.view) }
    let behind = sublayers[..<sublayerIndex]
    let subviewIndex = view.subviews.count { subview in behind.contains { $0 === subview.layer } }
    view.insertSubview(subnode.view, at: subviewIndex)
    // Layers without a view are not counted in the index of a subview.
    if layer.sublayers?.firstIndex(where: { $0 === sublayer }) != sublayerIndex {
      layer.insertSublayer(sublayer, at: UInt32(sublayerIndex))
    }
  }

  /// Loads the subnodes and adds their views or layers when the node is loaded.
  ///
  /// Source: `ASDisplayNode.mm`, `-_addSubnodeViewsAndLayers`.
  @MainActor final func attachSubnodes() {
    guard !isInRasterizedTree, let layer = loadedLayer else { return }
    for child in children { attachBacking(of: child, at: layer.sublayers?.count ?? 0) }
  }

  /// Removes the view or layer from its superview or superlayer.
  ///
  /// Source: `ASDisplayNode.mm`, `-_removeFromSupernode:view:layer:`.
  @MainActor final func detachBacking() {
    if let loadedView {
      loadedView.removeFromSuperview()
    } else {
      loadedLayer?.removeFromSuperlayer()
    }
  }
}
