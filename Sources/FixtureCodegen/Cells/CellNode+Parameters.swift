import FixtureModel

extension CellNode {
  /// A Boolean value that indicates whether a binding of the cell reads its index path.
  var needsIndexPath: Bool {
    let bindings = properties.flatMap(\.bindings) + formBindings
    return bindings.contains { binding in
      if case .context = binding.root { return true }
      return false
    }
  }

  /// The parameters of the cell's initializer.
  var parameters: [String] {
    var list: [String] = []
    if let model { list.append("model: \(SwiftIdentifier.spelling(model))") }
    if needsIndexPath { list.append("indexPath: IndexPath") }
    return list
  }

  /// The arguments for the initializer, from variables of the same names.
  var arguments: String {
    var list: [String] = []
    if model != nil { list.append("model: model") }
    if needsIndexPath { list.append("indexPath: indexPath") }
    return list.joined(separator: ", ")
  }

  /// The expression that makes the cell.
  var makingExpression: String {
    let name = SwiftIdentifier.spelling(name)
    guard case .layout = form else { return "\(name).makeNode(\(arguments))" }
    return "\(name)(\(arguments))"
  }

  private var formBindings: [Binding] {
    switch form {
    case .layout(let elements): elements.flatMap(\.bindings)
    case .custom(_, let call), .view(_, let call), .layer(_, let call),
      .viewController(_, let call):
      call?.bindings ?? []
    }
  }
}

extension LayoutNode {
  /// Every binding of the element and of those below it.
  fileprivate var bindings: [Binding] {
    properties.flatMap(\.bindings) + (initializer?.bindings ?? [])
      + [condition].compactMap { $0 } + children.flatMap(\.bindings)
  }
}

extension InitializerCall {
  /// Every binding of the arguments.
  fileprivate var bindings: [Binding] {
    arguments.flatMap { argument -> [Binding] in
      switch argument.value {
      case .binding(let binding): [binding]
      case .text(let template): template.bindings
      default: []
      }
    }
  }
}

extension Binding {
  /// A Boolean value that indicates whether the value comes from the model, and not from the place.
  var readsModel: Bool {
    switch root {
    case .row, .wholeModel: true
    case .context: false
    }
  }
}

extension Property {
  /// The bindings of the value.
  var bindings: [Binding] {
    switch value {
    case .binding(let binding): [binding]
    case .text(let template): template.bindings
    default: []
    }
  }
}
