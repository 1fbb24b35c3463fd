import FixtureModel

/// An element of a layout tree whose display nodes have the properties that hold them.
struct PlannedElement {
  /// The element as the fixture states it.
  let element: LayoutNode
  /// The property of a display node; nil for a layout spec.
  let node: NamedNode?
  /// The elements inside.
  let children: [PlannedElement]

  /// The display nodes of the element and of everything inside, in document order.
  var nodes: [NamedNode] {
    [node].compactMap { $0 } + children.flatMap(\.nodes)
  }

  /// The display nodes that stand in the tree of this element, not in that of a node inside.
  var ownNodes: [NamedNode] {
    node.map { [$0] } ?? children.flatMap(\.ownNodes)
  }

  /// The display nodes that have a tree of their own, in document order.
  var parents: [PlannedElement] {
    (node != nil && !children.isEmpty ? [self] : []) + children.flatMap(\.parents)
  }

  /// Plans trees: nodes without a name get one that no other has.
  static func plan(_ elements: [LayoutNode]) -> [PlannedElement] {
    var names = NodeNames(elements)
    return elements.map { plan($0, &names) }
  }

  private static func plan(_ element: LayoutNode, _ names: inout NodeNames) -> PlannedElement {
    let node = element.isSpec ? nil : names.node(for: element)
    return PlannedElement(
      element: element, node: node, children: element.children.map { plan($0, &names) })
  }
}
