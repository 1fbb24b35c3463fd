/// Whether a layout element is a spec or a node.
public enum ASLayoutElementType: Int, Hashable, Sendable {
  /// A layout spec, which flattening drops.
  case layoutSpec
  /// A display node, which flattening keeps.
  case displayNode
}
