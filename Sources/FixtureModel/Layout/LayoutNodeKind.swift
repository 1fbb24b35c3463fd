/// What a layout element is made of.
package enum LayoutNodeKind: Sendable, Equatable {
  /// A layout spec, by its Texture class.
  case spec(String)
  /// A node, by its Texture class.
  case node(String)
  /// A hand-written node class.
  case customNode(TypeReference)
  /// An `ASDisplayNode` around a hand-written view.
  case viewNode(TypeReference)
  /// An `ASDisplayNode` around a hand-written layer.
  case layerNode(TypeReference)
}
