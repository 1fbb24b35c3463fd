extension XPathSyntax {
  /// The names of elements that the expression's own steps test, predicates aside.
  func names(namespaces: [String: String]) -> [NodeName] {
    switch self {
    case .path(let path):
      var names: [NodeName] = []
      if case .nodes(let inner, _) = path.start { names = inner.names(namespaces: namespaces) }
      return names
        + path.steps.compactMap { step in
          step.axis == "attribute" ? nil : NodeName(step.test, namespaces: namespaces)
        }
    case .call(_, let arguments, _):
      return arguments.flatMap { $0.names(namespaces: namespaces) }
    case .operation(_, let left, let right):
      return left.names(namespaces: namespaces) + right.names(namespaces: namespaces)
    case .number, .literal: return []
    }
  }
}
