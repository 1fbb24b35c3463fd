/// Where a subnode goes: among the subnodes, and among the layers, which foreign views may share.
struct SubnodePlace {
  /// A place among the layers of the supernode.
  enum Layer {
    case top
    case bottom
    case above(ASDisplayNode)
    case below(ASDisplayNode)
  }

  /// The index among the subnodes once the subnode has left its former place.
  let index: Int
  /// The place among the layers.
  let layer: Layer
  /// Whether the node at the index gives way.
  var replaces = false
}
