import CLibXML2

/// A path of child elements with an attribute or texts at its end, such as `author/name` or `@id`.
///
/// Most paths of rows are such. They are followed here, since an evaluation by libxml2 takes ten times as long.
struct ChildPath {
  private enum End {
    case element
    case attribute(NodeName)
    case text
  }

  private var names: [NodeName] = []
  private var end = End.element

  /// Creates a path; `nil` for an expression that is none.
  init?(_ syntax: XPathSyntax, namespaces: [String: String]) {
    guard case .path(let path) = syntax, case .context = path.start else { return nil }
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
  }

  /// Calls `body` with the nodes that the path finds from a node, in document order, until it returns `false`;
  /// returns the number of nodes that were looked at.
  func forEachNode(
    from node: xmlNodePtr, _ body: (xmlNodePtr) throws(ExternalDocumentError) -> Bool
  ) throws(ExternalDocumentError) -> Int {
    var visited = 1
    _ = try follow(0, from: node, &visited, body)
    return visited
  }

  private func follow(
    _ depth: Int, from node: xmlNodePtr, _ visited: inout Int,
    _ body: (xmlNodePtr) throws(ExternalDocumentError) -> Bool
  ) throws(ExternalDocumentError) -> Bool {
    guard depth < names.count else { return try take(node, &visited, body) }
    guard node.pointee.type == XML_ELEMENT_NODE else { return true }
    var child = node.pointee.children
    while let current = child {
      visited += 1
      if names[depth].matches(current) {
        guard try follow(depth + 1, from: current, &visited, body) else { return false }
      }
      child = current.pointee.next
    }
    return true
  }

  private func take(
    _ node: xmlNodePtr, _ visited: inout Int,
    _ body: (xmlNodePtr) throws(ExternalDocumentError) -> Bool
  ) throws(ExternalDocumentError) -> Bool {
    switch end {
    case .element: return try body(node)
    case .attribute(let name):
      guard node.pointee.type == XML_ELEMENT_NODE else { return true }
      var attribute = node.pointee.properties
      while let current = attribute {
        visited += 1
        if name.matches(current.pointee.name, current.pointee.ns?.pointee.href) {
          let found = UnsafeMutableRawPointer(current).assumingMemoryBound(to: xmlNode.self)
          guard try body(found) else { return false }
        }
        attribute = current.pointee.next
      }
    case .text:
      guard node.pointee.type == XML_ELEMENT_NODE else { return true }
      var child = node.pointee.children
      while let current = child {
        visited += 1
        if current.pointee.type == XML_TEXT_NODE || current.pointee.type == XML_CDATA_SECTION_NODE {
          guard try body(current) else { return false }
        }
        child = current.pointee.next
      }
    }
    return true
  }
}
