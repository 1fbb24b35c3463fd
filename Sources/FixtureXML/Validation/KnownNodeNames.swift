import FixtureModel

/// The names of the nodes in the cells that a fixture knows.
struct KnownNodeNames {
  /// The names of the elements of the nodes, such as `textNode`, by the names of the nodes.
  private let elements: [String: Set<String>]
  /// A Boolean value that indicates whether a cell is of a hand-written class, whose properties the
  /// fixture cannot know.
  private(set) var hasHandWrittenCells: Bool

  /// Collects the names of generated cells and of built-in ones.
  init(index: DeclarationIndex) {
    // The cells ASTextCellNode and those that wrap a view have these.
    var elements: [String: Set<String>] = ["textNode": ["textNode"], "view": ["displayNode"]]
    for cell in index.cellNodes.values {
      if case .layout(let nodes) = cell.form { Self.collect(nodes, into: &elements) }
    }
    self.elements = elements
    hasHandWrittenCells = index.cellNodes.values.contains { cell in
      if case .custom = cell.form { return true }
      return false
    }
  }

  /// The names for a list whose cells are an app's own.
  var ofHandWrittenCells: KnownNodeNames {
    var names = self
    names.hasHandWrittenCells = true
    return names
  }

  /// The names.
  var names: Set<String> { Set(elements.keys) }

  /// Returns whether a node of a name has a property, or may have one.
  func mayHave(_ property: String, node: String) -> Bool {
    guard !hasHandWrittenCells, !Vocabulary.computedProperties.contains(property) else {
      return true
    }
    return elements[node, default: []].contains { element in
      Vocabulary.standard[element]?.attribute(named: property) != nil
    }
  }

  /// Returns whether a cell has a node of a name, or may have one.
  func mayContain(_ name: String) -> Bool {
    hasHandWrittenCells || elements[name] != nil
  }

  private static func collect(_ nodes: [LayoutNode], into elements: inout [String: Set<String>]) {
    for node in nodes {
      if let name = node.name { elements[name.value, default: []].insert(node.element) }
      collect(node.children, into: &elements)
    }
  }
}
