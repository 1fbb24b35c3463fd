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

  /// The display nodes in the tree of this element, without those in the tree of a node inside.
  var ownNodes: [NamedNode] {
    node.map { [$0] } ?? children.flatMap(\.ownNodes)
  }

  /// The display nodes outside of `each` that have a tree of their own, in document order.
  var parents: [PlannedElement] {
    guard element.list == nil else { return [] }
    return (node != nil && !children.isEmpty ? [self] : []) + children.flatMap(\.parents)
  }

  /// The elements that repeat their child, in document order.
  var repetitions: [PlannedElement] {
    element.list != nil ? [self] : children.flatMap(\.repetitions)
  }

  /// A Boolean value that indicates whether the specs of this element's tree depend on the layout
  /// direction of the node that lays them out.
  var readsLayoutDirection: Bool {
    guard node == nil else { return false }
    return element.properties.contains { $0.name == "reversed" && $0.target == .generated }
      || children.contains(where: \.readsLayoutDirection)
  }

  /// Plans trees: nodes without a name get one that no other has.
  static func plan(_ elements: [LayoutNode]) -> [PlannedElement] {
    var names = NodePropertyNames(elements)
    return elements.map { plan($0, in: nil, &names) }
  }

  private static func plan(
    _ element: LayoutNode, in list: Binding?, _ names: inout NodePropertyNames
  ) -> PlannedElement {
    let node = element.isSpec ? nil : names.node(for: element, in: list)
    return PlannedElement(
      element: element, node: node,
      children: element.children.map { plan($0, in: element.list ?? list, &names) })
  }
}

/// A display node of a layout tree with the property that holds it.
struct NamedNode {
  /// The element.
  let element: LayoutNode
  /// The property's name as an identifier.
  let property: String
  /// A Boolean value that indicates whether the fixture names it; other nodes are private.
  let isNamed: Bool
  /// The list for each element of which there is a node; nil for a node outside of `each`.
  let list: Binding?

  /// The type of the property: the class, or an array of it, as generated code spells it.
  var type: String { list == nil ? className : "[\(className)]" }

  private var className: String {
    switch element.kind {
    case .spec(let name), .node(let name): SwiftIdentifier.path(name)
    case .list(let list): list.kind.className
    case .each: ""
    case .customNode(let type): SwiftValue.type(type)
    case .viewNode, .layerNode: "ASDisplayNode"
    }
  }

  /// A Boolean value that indicates whether the node is a list inside of the cell, which its initializer takes.
  var isList: Bool {
    if case .list = element.kind { true } else { false }
  }

  /// The hand-written class of the node itself.
  var handWrittenType: TypeReference? {
    guard case .customNode(let type) = element.kind else { return nil }
    return type
  }

  /// The hand-written class of the node, of its view or of its layer.
  var handWrittenContent: TypeReference? {
    switch element.kind {
    case .customNode(let type), .viewNode(let type), .layerNode(let type): type
    case .spec, .node, .each, .list: nil
    }
  }

  /// Returns the expression that makes the node.
  func initializer(in scope: BindingExpressions, empty: EmptyValues) -> String {
    let node = making(in: scope, empty: empty)
    guard let list else { return node }
    let readsEach = element.initializer?.bindings.contains(where: \.readsEach) ?? false
    return "\(scope.list(list)).map { \(readsEach ? BindingExpressions.each : "_") in \(node) }"
  }

  private func making(in scope: BindingExpressions, empty: EmptyValues) -> String {
    let arguments = InitializerArguments(element.initializer, in: scope, empty: empty).text
    return switch element.kind {
    case .spec, .node, .each, .list: "\(className)()"
    case .customNode(let type): "\(SwiftValue.typeExpression(type))(\(arguments))"
    case .viewNode(let view):
      "ASDisplayNode(viewBlock: { \(SwiftValue.typeExpression(view))(\(arguments)) })"
    case .layerNode(let layer):
      "ASDisplayNode(layerBlock: { \(SwiftValue.typeExpression(layer))(\(arguments)) })"
    }
  }
}

extension LayoutNode {
  /// A Boolean value that indicates whether the element is a layout spec.
  var isSpec: Bool {
    switch kind {
    case .spec, .each: true
    case .node, .customNode, .viewNode, .layerNode, .list: false
    }
  }
}

/// The names of the properties that hold a cell's display nodes.
struct NodePropertyNames {
  private var taken: Set<String> = []
  private var lastNumbers: [String: Int] = [:]

  /// Collects the names of elements and their descendants.
  init(_ elements: [LayoutNode]) {
    take(elements)
  }

  /// Returns the property of a display node, with a new name when the fixture states none.
  mutating func node(for element: LayoutNode, in list: Binding?) -> NamedNode {
    if let name = element.name {
      return NamedNode(
        element: element, property: SwiftIdentifier.spelling(name.value), isNamed: true,
        list: list)
    }
    let base = SwiftIdentifier.sanitized(element.element)
    var number = lastNumbers[base, default: 0] + 1
    while taken.contains("\(base)\(number)") { number += 1 }
    lastNumbers[base] = number
    taken.insert("\(base)\(number)")
    return NamedNode(element: element, property: "\(base)\(number)", isNamed: false, list: list)
  }

  private mutating func take(_ elements: [LayoutNode]) {
    for element in elements {
      if let name = element.name { taken.insert(name.value) }
      take(element.children)
    }
  }
}
