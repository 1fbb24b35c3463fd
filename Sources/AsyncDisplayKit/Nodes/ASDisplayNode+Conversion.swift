import UIKit

extension ASDisplayNode {
  /// Converts a point from this node's coordinate system to another node's, or to the window's if
  /// `nil`.
  ///
  /// Any thread until the node is loaded, then the main thread. Transforms are ignored between
  /// nodes.
  public final func convert(_ point: CGPoint, to node: ASDisplayNode?) -> CGPoint {
    if node == nil, isNodeLoaded {
      return withWindow { layer, window in layer.convert(point, to: window) } ?? point
    }
    let target = node ?? rootNode
    let (own, other) = origins(upToAncestorSharedWith: target)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from another node's coordinate system, or from the window's if `nil`, to this
  /// node's.
  public final func convert(_ point: CGPoint, from node: ASDisplayNode?) -> CGPoint {
    if node == nil, isNodeLoaded {
      return withWindow { layer, window in layer.convert(point, from: window) } ?? point
    }
    return (node ?? rootNode).convert(point, to: self)
  }

  /// Converts a rectangle from this node's coordinate system to another node's, or to the window's.
  ///
  /// To the window, transforms change the size. Source: `ASDisplayNode.mm`, `-convertRect:toNode:`.
  public final func convert(_ rect: CGRect, to node: ASDisplayNode?) -> CGRect {
    if node == nil, isNodeLoaded {
      return withWindow { layer, window in layer.convert(rect, to: window) } ?? rect
    }
    return CGRect(origin: convert(rect.origin, to: node), size: rect.size)
  }

  /// Converts a rectangle from another node's coordinate system, or from the window's, to this
  /// node's.
  ///
  /// From the window, transforms change the size. Source: `ASDisplayNode.mm`, `-convertRect:fromNode:`.
  public final func convert(_ rect: CGRect, from node: ASDisplayNode?) -> CGRect {
    if node == nil, isNodeLoaded {
      return withWindow { layer, window in layer.convert(rect, from: window) } ?? rect
    }
    return CGRect(origin: convert(rect.origin, from: node), size: rect.size)
  }

  /// Calls a closure with the layers of the node and its window, or returns `nil` outside of windows.
  private final func withWindow<Result>(
    member: String = #function, _ body: @MainActor (CALayer, CALayer) -> Result
  ) -> Result? {
    onMainOrReport(.mainThreadMemberOffMain, member: member) { node -> Result? in
      guard let layer = node.loadedLayer, let window = layer.hostWindow else { return nil }
      return body(layer, window.layer)
    } ?? nil
  }

  /// Returns the origins of both nodes in the coordinate system of their closest common ancestor.
  private final func origins(
    upToAncestorSharedWith other: ASDisplayNode
  ) -> (own: CGPoint, other: CGPoint) {
    let ancestor = ASDisplayNodeFindClosestCommonAncestor(self, other)
    return (origin(in: ancestor), other.origin(in: ancestor))
  }

  private final func origin(in ancestor: ASDisplayNode?) -> CGPoint {
    var origin = CGPoint.zero
    var node = self
    while node !== ancestor, let parent = node.parent {
      let (bounds, anchor, position) = (node.bounds, node.anchorPoint, node.position)
      origin.x += position.x - bounds.width * anchor.x - bounds.minX
      origin.y += position.y - bounds.height * anchor.y - bounds.minY
      node = parent
    }
    return origin
  }
}

extension CALayer {
  /// The window that contains the layer.
  fileprivate var hostWindow: UIWindow? {
    sequence(first: self) { $0.superlayer }.lazy.compactMap { $0.delegate as? UIView }.first?.window
  }
}
