import FixtureModel

/// A display node of a layout tree with the property that holds it.
struct NamedNode {
  /// The element.
  let element: LayoutNode
  /// The property's name as an identifier.
  let property: String
  /// Whether the fixture names it; other nodes are private.
  let isNamed: Bool

  /// The class as generated code spells it.
  var type: String {
    switch element.kind {
    case .spec(let name), .node(let name): SwiftIdentifier.path(name)
    case .customNode(let type): SwiftValue.type(type)
    case .viewNode, .layerNode: "ASDisplayNode"
    }
  }

  /// The hand-written class of the node itself.
  var handWrittenType: TypeReference? {
    guard case .customNode(let type) = element.kind else { return nil }
    return type
  }

  /// Returns the expression that makes the node.
  func initializer(in scope: BindingScope) -> String {
    let arguments = ArgumentList(element.initializer, in: scope).text
    return switch element.kind {
    case .spec, .node: "\(type)()"
    case .customNode: "\(type)(\(arguments))"
    case .viewNode(let view): "ASDisplayNode(viewBlock: { \(SwiftValue.type(view))(\(arguments)) })"
    case .layerNode(let layer):
      "ASDisplayNode(layerBlock: { \(SwiftValue.type(layer))(\(arguments)) })"
    }
  }
}

extension LayoutNode {
  /// Whether the element is a layout spec.
  var isSpec: Bool {
    if case .spec = kind { return true }
    return false
  }
}
