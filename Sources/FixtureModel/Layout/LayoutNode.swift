/// One element of a layout tree: a layout spec or a display node.
package struct LayoutNode: Sendable, Equatable {
  /// The element's name, such as `stack` or `textNode`.
  package var element: String
  /// A Boolean value that indicates whether the element is a spec or a node, and of which class.
  package var kind: LayoutNodeKind
  /// The Swift name of the property that holds a node.
  package var name: Located<String>?
  /// The `if` condition; the element is left out where it does not hold.
  package var condition: Condition?
  /// The properties stated as attributes, in document order.
  package var properties: [Property]
  /// The arguments for a hand-written class.
  package var initializer: InitializerCall?
  /// The children: content first, then overlay, background or corner.
  package var children: [LayoutNode]
  /// The source position of the element.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    element: String,
    kind: LayoutNodeKind,
    name: Located<String>? = nil,
    condition: Condition? = nil,
    properties: [Property] = [],
    initializer: InitializerCall? = nil,
    children: [LayoutNode] = [],
    position: SourcePosition
  ) {
    self.element = element
    self.kind = kind
    self.name = name
    self.condition = condition
    self.properties = properties
    self.initializer = initializer
    self.children = children
    self.position = position
  }
}

/// The node or layout spec of a layout element.
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
  /// The child once for each element of a bound list.
  case each(Binding)
  /// A container node, whose rows are the elements of a bound list.
  case list(NestedList)
}

/// A container inside of a cell, such as a row that scrolls horizontally.
package struct NestedList: Sendable, Equatable {
  /// The class of the container node.
  package var kind: ContainerKind
  /// The name of the fixture's container.
  package var container: Located<String>
  /// The list of the rows' models.
  package var rows: Binding

  /// Creates the value from its parts.
  package init(kind: ContainerKind, container: Located<String>, rows: Binding) {
    self.kind = kind
    self.container = container
    self.rows = rows
  }
}

extension LayoutNode {
  /// The containers of the element and of everything inside, each with its name, in document order.
  package var namedLists: [(name: String, list: NestedList)] {
    guard case .list(let list) = kind, let name else { return children.flatMap(\.namedLists) }
    return [(name.value, list)]
  }
}

extension CellNode {
  /// The containers inside of the cell, each with its name, in document order.
  package var namedLists: [(name: String, list: NestedList)] {
    guard case .layout(let elements) = form else { return [] }
    return elements.flatMap(\.namedLists)
  }
}
