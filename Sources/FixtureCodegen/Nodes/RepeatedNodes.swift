import FixtureModel

/// The configuration of the nodes that an `each` repeats: a loop over the list.
struct RepeatedNodes {
  private let element: PlannedElement
  private let scope: BindingExpressions

  /// Creates the configuration for one `each`.
  init(_ element: PlannedElement, scope: BindingExpressions) {
    self.element = element
    self.scope = scope
  }

  /// Writes the loop; nothing where no node has a property.
  func write(to writer: inout SwiftWriter) {
    guard let list = element.element.list.map(scope.list) else { return }
    var body = SwiftWriter()
    var used: [String] = []
    for node in element.nodes {
      var statements = SwiftWriter()
      NodeConfiguration(node.element.properties, of: node.property, in: scope)
        .write(to: &statements)
      guard !statements.text.isEmpty else { continue }
      used.append(node.property)
      body.lines(statements.text.split(separator: "\n").map(String.init))
    }
    let parents = element.children.flatMap(\.parents)
    for parent in parents {
      used +=
        [parent.node?.property].compactMap(\.self)
        + parent.children.flatMap(\.ownNodes).map(\.property)
      NestedTree(parent, scope: scope).write(to: &body)
    }
    guard !used.isEmpty else { return }
    let readsEach =
      element.nodes.flatMap(\.element.properties).flatMap(\.bindings).contains(where: \.readsEach)
      || parents.flatMap(\.children).contains(where: \.layoutReadsEach)
    writer.block("for fixtureIndex in \(list).indices") { writer in
      if readsEach {
        writer.line("let \(BindingExpressions.each) = \(list)[fixtureIndex]")
      }
      for name in element.nodes.map(\.property) where used.contains(name) {
        writer.line("let \(name) = self.\(name)[fixtureIndex]")
      }
      writer.lines(body.text.split(separator: "\n").map(String.init))
    }
  }
}

extension PlannedElement {
  /// A Boolean value that indicates whether the specs of the element's tree read `{$each}`: properties of specs,
  /// and conditions.
  var layoutReadsEach: Bool {
    let own = node == nil ? element.bindings : [element.condition?.binding].compactMap(\.self)
    if own.contains(where: \.readsEach) { return true }
    return node == nil && children.contains(where: \.layoutReadsEach)
  }
}

extension LayoutNode {
  /// The list of an `each`; nil for other elements.
  var list: Binding? {
    if case .each(let list) = kind { list } else { nil }
  }

  /// The bindings of the element's properties and condition.
  var bindings: [Binding] {
    properties.flatMap(\.bindings) + [condition?.binding].compactMap(\.self)
  }
}

extension InitializerCall {
  /// The bindings of the arguments.
  var bindings: [Binding] {
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
  /// A Boolean value that indicates whether the path starts from the element of a list.
  var readsEach: Bool {
    if case .each = root { true } else { false }
  }
}
