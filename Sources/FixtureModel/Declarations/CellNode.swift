/// A cell node class: generated from a layout tree, or a reference to a hand-written one.
package struct CellNode: Sendable, Equatable {
  /// The Swift name of the generated class, or of the reference.
  package var name: String
  /// The text of the `documentation` element.
  package var documentation: String?
  /// The model that the initializer takes.
  package var model: String?
  /// The source of the cell's content.
  package var form: CellForm
  /// Properties of the cell node itself and of its style.
  package var properties: [Property]
  /// The source position of the cell node.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    documentation: String? = nil,
    model: String? = nil,
    form: CellForm,
    properties: [Property] = [],
    position: SourcePosition
  ) {
    self.name = name
    self.documentation = documentation
    self.model = model
    self.form = form
    self.properties = properties
    self.position = position
  }
}

/// The source of a cell node's content.
package enum CellForm: Sendable, Equatable {
  /// A generated class over a layout tree of at most one root element.
  case layout([LayoutNode])
  /// A hand-written `ASCellNode` class.
  case custom(TypeReference, InitializerCall?)
  /// A cell around a hand-written view, by the view-block initializer.
  case view(TypeReference, InitializerCall?)
  /// A cell that holds a node around a hand-written layer, by the layer-block initializer.
  case layer(TypeReference, InitializerCall?)
  /// A cell around a hand-written view controller, by the view-controller-block initializer.
  case viewController(TypeReference, InitializerCall?)
}
