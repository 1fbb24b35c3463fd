/// How a cell node's content comes about.
package enum CellForm: Sendable, Equatable {
  /// A generated class over a layout tree of at most one root element.
  case layout([LayoutNode])
  /// A hand-written `ASCellNode` class.
  case custom(TypeReference, InitializerCall?)
  /// A cell around a hand-written view, by the view-block initialiser.
  case view(TypeReference, InitializerCall?)
  /// A cell that holds a node around a hand-written layer, by the layer-block initialiser.
  case layer(TypeReference, InitializerCall?)
  /// A cell around a hand-written view controller, by the view-controller-block initialiser.
  case viewController(TypeReference, InitializerCall?)
}
