import AsyncDisplayKit

/// Finds a child of a cell node by the name that a fixture gives it.
enum NamedSubnode {
  /// The node that a stored property of the name holds, or that has the name as its debug name.
  static func find(_ name: String, in cell: ASCellNode) -> ASDisplayNode? {
    var mirror: Mirror? = Mirror(reflecting: cell)
    while let level = mirror {
      if let node = level.children.first(where: { $0.label == name })?.value as? ASDisplayNode {
        return node
      }
      mirror = level.superclassMirror
    }
    return descendant(of: cell) { $0.debugName == name }
  }

  private static func descendant(
    of node: ASDisplayNode, where matches: (ASDisplayNode) -> Bool
  ) -> ASDisplayNode? {
    for child in node.subnodes {
      if matches(child) { return child }
      if let found = descendant(of: child, where: matches) { return found }
    }
    return nil
  }
}
