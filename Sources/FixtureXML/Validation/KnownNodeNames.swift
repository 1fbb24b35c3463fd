import FixtureModel

/// The names of the nodes in the cells that a fixture knows.
struct KnownNodeNames {
  /// The names.
  let names: Set<String>
  /// A Boolean value that indicates whether a cell is of a hand-written class, whose properties the
  /// fixture cannot know.
  let hasHandWrittenCells: Bool

  /// Collects the names of generated cells and of built-in ones.
  init(index: DeclarationIndex) {
    var names: Set<String> = ["textNode", "view"]
    for cell in index.cellNodes.values {
      if case .layout(let nodes) = cell.form { Self.collect(nodes, into: &names) }
    }
    self.names = names
    hasHandWrittenCells = index.cellNodes.values.contains { cell in
      if case .custom = cell.form { return true }
      return false
    }
  }

  /// Returns whether a cell has a node of a name, or may have one.
  func mayContain(_ name: String) -> Bool {
    hasHandWrittenCells || names.contains(name)
  }

  private static func collect(_ nodes: [LayoutNode], into names: inout Set<String>) {
    for node in nodes {
      if let name = node.name { names.insert(name.value) }
      collect(node.children, into: &names)
    }
  }
}
