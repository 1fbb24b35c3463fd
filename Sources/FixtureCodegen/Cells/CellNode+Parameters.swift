import FixtureModel

extension CellNode {
  /// A Boolean value that indicates whether a binding of the cell reads its index path.
  var needsIndexPath: Bool {
    if properties.contains(where: \.readsPlace) { return true }
    return switch form {
    case .layout(let elements): elements.contains(where: \.readsPlace)
    case .custom(_, let call), .view(_, let call), .layer(_, let call),
      .viewController(_, let call):
      call?.readsPlace ?? false
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

  /// The parameters of the initializer of a layout tree: those of every cell, then the lists inside of it.
  var parametersWithLists: [String] {
    parameters + lists.map { "\($0.label) \($0.parameter): \($0.type)" }
  }

  private var argumentsWithLists: String {
    ([arguments] + lists.map { "\($0.label): \($0.parameter)" }).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The expression that makes the cell.
  var makingExpression: String {
    let name = SwiftIdentifier.expression(ofType: SwiftIdentifier.spelling(name))
    guard case .layout = form else { return "\(name).makeNode(\(arguments))" }
    return "\(name)(\(argumentsWithLists))"
  }
}

/// A list inside of a cell, as the cell's initializer takes it.
struct CellList {
  /// The list.
  let list: NestedList
  /// The name of the node.
  let name: String
  /// The name of the parameter inside of the initializer.
  let parameter: String

  /// The label of the parameter.
  var label: String { SwiftIdentifier.label(SwiftIdentifier.unquoted(name)) }

  /// The type of the parameter.
  var type: String { "FixtureSupport.FixtureList<\(list.kind.className)>" }
}

extension CellNode {
  /// The lists inside of the cell, in document order.
  var lists: [CellList] {
    namedLists.enumerated().map { index, named in
      CellList(
        list: named.list, name: named.name, parameter: "fixtureList\(index)")
    }
  }
}

extension LayoutNode {
  /// A Boolean value that indicates whether a binding of the element, or of one below it, reads the
  /// index path.
  fileprivate var readsPlace: Bool {
    properties.contains(where: \.readsPlace) || initializer?.readsPlace == true
      || condition?.binding.readsModel == false || list?.readsModel == false
      || children.contains(where: \.readsPlace)
  }
}

extension InitializerCall {
  /// A Boolean value that indicates whether an argument reads the index path.
  fileprivate var readsPlace: Bool { arguments.contains { $0.value.readsPlace } }
}

extension Binding {
  /// A Boolean value that indicates whether the value comes from the model, and not from the place.
  var readsModel: Bool {
    switch root {
    case .row, .wholeModel, .each: true
    case .context: false
    }
  }
}

extension ArgumentValue {
  /// A Boolean value that indicates whether the value reads the index path.
  fileprivate var readsPlace: Bool {
    switch self {
    case .binding(let binding): !binding.readsModel
    case .text(let template): template.bindings.contains { !$0.readsModel }
    default: false
    }
  }
}

extension PropertyValue {
  /// A Boolean value that indicates whether the value reads the index path.
  fileprivate var readsPlace: Bool {
    switch self {
    case .binding(let binding): !binding.readsModel
    case .text(let template): template.bindings.contains { !$0.readsModel }
    default: false
    }
  }
}

extension Property {
  /// A Boolean value that indicates whether the value reads the index path.
  fileprivate var readsPlace: Bool { value.readsPlace }

  /// The bindings of the value.
  var bindings: [Binding] {
    switch value {
    case .binding(let binding): [binding]
    case .text(let template): template.bindings
    default: []
    }
  }
}
