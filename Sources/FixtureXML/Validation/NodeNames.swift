import FixtureModel

/// The names of the nodes in the cells that a fixture knows.
struct NodeNames {
  /// The names.
  let names: Set<String>

  /// Collects the names; hand-written cells are trusted to have what built-in ones have.
  init(index: DeclarationIndex) {
    var names: Set<String> = ["textNode", "view"]
    for cell in index.cellNodes.values {
      if case .layout(let nodes) = cell.form { Self.collect(nodes, into: &names) }
    }
    self.names = names
  }

  private static func collect(_ nodes: [LayoutNode], into names: inout Set<String>) {
    for node in nodes {
      if let name = node.name { names.insert(name.value) }
      collect(node.children, into: &names)
    }
  }
}
