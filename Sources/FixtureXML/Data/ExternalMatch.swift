import CLibXML2

/// One element that the pattern matched, expanded alone.
struct ExternalMatch {
  /// The line where the element begins.
  let line: Int
  private let node: xmlNodePtr
  private let context: xmlXPathContextPtr
  private let paths: [xmlXPathCompExprPtr]

  /// Wraps a node that is valid until the reader moves on.
  init(node: xmlNodePtr, context: xmlXPathContextPtr, paths: [xmlXPathCompExprPtr]) {
    self.node = node
    self.context = context
    self.paths = paths
    line = max(1, Int(xmlGetLineNo(node)))
  }

  /// The texts that a path finds, by the path's index: one a node, or one for another value.
  func strings(ofPath index: Int) -> [String] {
    context.pointee.node = node
    context.pointee.doc = node.pointee.doc
    context.pointee.opCount = 0
    guard let result = xmlXPathCompiledEval(paths[index], context) else { return [] }
    defer { xmlXPathFreeObject(result) }
    guard result.pointee.type == XPATH_NODESET else {
      return [Self.string(xmlXPathCastToString(result))]
    }
    guard let nodes = result.pointee.nodesetval, let table = nodes.pointee.nodeTab else {
      return []
    }
    return (0..<Int(nodes.pointee.nodeNr)).compactMap { position in
      table[position].map { Self.string(xmlXPathCastNodeToString($0)) }
    }
  }

  private static func string(_ text: UnsafeMutablePointer<UInt8>?) -> String {
    guard let text else { return "" }
    defer { texture_fixtures_xml_free(text) }
    return String(cString: text)
  }
}
