import CLibXML2

/// A path of child elements with an attribute or texts at its end, such as `author/name` or `@id`.
///
/// Most paths of rows are such. They are followed here, since an evaluation by libxml2 takes ten times as long.
final class ChildPath {
  private enum End {
    case element
    case attribute(NodeName)
    case text
  }

  private let names: [NodeName]
  private let end: End

  /// Creates a path; `nil` for an expression that is none.
  init?(_ syntax: XPathSyntax, namespaces: [String: String]) {
    guard case .path(let path) = syntax, case .context = path.start else { return nil }
    var names: [NodeName] = []
    var end = End.element
    for (index, step) in path.steps.enumerated() {
      guard step.predicates.isEmpty else { return nil }
      let isLast = index == path.steps.count - 1
      let name = NodeName(step.test, namespaces: namespaces)
      switch (step.axis, name) {
      case ("self", nil) where step.test == .type("node"): continue
      case ("child", let name?): names.append(name)
      case ("child", nil) where isLast && step.test == .type("text"): end = .text
      case ("attribute", let name?) where isLast: end = .attribute(name)
      default: return nil
      }
    }
    (self.names, self.end) = (names, end)
  }

  /// Adds the first nodes that the path finds from a node, in document order; returns the number of nodes that were
  /// looked at.
  func find(from node: xmlNodePtr, limit: Int, into found: FlatStack<xmlNodePtr>) -> Int {
    var visited = 1
    _ = follow(0, from: node, &visited, limit, found)
    return visited
  }

  /// Returns whether more nodes are wanted.
  private func follow(
    _ depth: Int, from node: xmlNodePtr, _ visited: inout Int, _ limit: Int,
    _ found: FlatStack<xmlNodePtr>
  ) -> Bool {
    guard depth < names.count else { return take(node, &visited, limit, found) }
    guard node.pointee.type == XML_ELEMENT_NODE else { return true }
    var child = node.pointee.children
    while let current = child {
      visited += 1
      if names[depth].matches(current) {
        guard follow(depth + 1, from: current, &visited, limit, found) else { return false }
      }
      child = current.pointee.next
    }
    return true
  }

  private func take(
    _ node: xmlNodePtr, _ visited: inout Int, _ limit: Int, _ found: FlatStack<xmlNodePtr>
  ) -> Bool {
    switch end {
    case .element: found.push(node)
    case .attribute(let name):
      guard node.pointee.type == XML_ELEMENT_NODE else { return true }
      var attribute = node.pointee.properties
      while let current = attribute, found.count < limit {
        visited += 1
        if name.matches(current.pointee.name, current.pointee.ns?.pointee.href) {
          found.push(UnsafeMutableRawPointer(current).assumingMemoryBound(to: xmlNode.self))
        }
        attribute = current.pointee.next
      }
    case .text:
      guard node.pointee.type == XML_ELEMENT_NODE else { return true }
      var child = node.pointee.children
      while let current = child, found.count < limit {
        visited += 1
        if current.pointee.type == XML_TEXT_NODE || current.pointee.type == XML_CDATA_SECTION_NODE {
          found.push(current)
        }
        child = current.pointee.next
      }
    }
    return found.count < limit
  }
}
