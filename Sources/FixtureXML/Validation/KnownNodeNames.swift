import FixtureModel

/// The names of the nodes in the cells that a fixture knows.
struct KnownNodeNames {
  /// The names of the elements of the nodes, such as `textNode`, by the names of the nodes.
  private let elements: [String: Set<String>]
  /// The names of nodes that an `each` repeats.
  private let repeated: Set<String>
  /// The names of nodes that no `each` repeats.
  private let single: Set<String>
  /// A Boolean value that indicates whether a cell is of a hand-written class, whose properties the
  /// fixture cannot know.
  private(set) var hasHandWrittenCells: Bool

  /// Collects the names of generated cells and of built-in ones.
  init(index: DeclarationIndex) {
    // The cells ASTextCellNode and those that wrap a view have these.
    var elements: [String: Set<String>] = ["textNode": ["textNode"], "view": ["displayNode"]]
    var (repeated, singles): (Set<String>, Set<String>) = ([], [])
    for cell in index.cellNodes.values {
      guard case .layout(let nodes) = cell.form else { continue }
      Self.collect(nodes, isRepeated: false, into: &elements, &repeated, &singles)
    }
    self.elements = elements
    self.repeated = repeated
    single = Set(elements.keys).subtracting(repeated).union(singles)
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
    return elements[Self.property(of: node), default: []].contains { element in
      Vocabulary.standard[element]?.attribute(named: property) != nil
    }
  }

  /// Returns whether a cell has a node of a name, or may have one.
  func mayContain(_ name: String) -> Bool {
    let property = Self.property(of: name)
    guard !hasHandWrittenCells else { return true }
    return elements[property] != nil && (property == name || repeated.contains(property))
  }

  /// Returns whether an `each` repeats the node of a name in every cell that has such a node.
  func isRepeated(_ name: String) -> Bool {
    !hasHandWrittenCells && repeated.contains(name) && !single.contains(name)
  }

  /// Returns the name of the property that has a node: `tag` for `tag.1`.
  private static func property(of name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, ValueParser.position(parts[1]) != nil else { return name }
    return String(parts[0])
  }

  private static func collect(
    _ nodes: [LayoutNode], isRepeated: Bool, into elements: inout [String: Set<String>],
    _ repeated: inout Set<String>, _ singles: inout Set<String>
  ) {
    for node in nodes {
      if let name = node.name {
        elements[name.value, default: []].insert(node.element)
        if isRepeated { repeated.insert(name.value) } else { singles.insert(name.value) }
      }
      var isInEach = isRepeated
      if case .each = node.kind { isInEach = true }
      collect(node.children, isRepeated: isInEach, into: &elements, &repeated, &singles)
    }
  }
}
