import FixtureModel

/// The arguments with which a layout spec is made.
struct SpecCall {
  /// The text between the parentheses.
  let arguments: String

  /// Makes the arguments of an element whose children have been written already.
  init(_ element: LayoutNode, shape: SpecShape, children list: ChildList, in scope: BindingScope) {
    self.init(element, shape: shape, children: list, all: list.all, in: scope)
  }

  /// Makes the arguments of an element, with an expression of its own for all children.
  init(
    _ element: LayoutNode, shape: SpecShape, children list: ChildList, all: String,
    in scope: BindingScope
  ) {
    arguments = shape.arguments.map { argument in
      switch argument {
      case .property(let name, let fallback):
        let label = SpecShape.labels[name] ?? name
        return "\(label): \(Self.value(of: name, in: element, or: fallback, scope: scope))"
      case .child(let label, let index): return "\(label): \(list.child(at: index))"
      case .children(let label): return "\(label): \(all)"
      }
    }.joined(separator: ", ")
  }

  private static func value(
    of name: String, in element: LayoutNode, or fallback: String, scope: BindingScope
  ) -> String {
    guard let property = element.properties.first(where: { $0.name == name }) else {
      return fallback
    }
    let expression = PropertyExpression(property, in: scope)
    return expression.isOptional ? "\(expression.text) ?? \(fallback)" : expression.text
  }
}
