import CLibXML2

/// The current row of a data file: a node that the pattern matched, with the elements around it.
///
/// A file has one, since making an object for each row takes as long as reading two fields.
final class ExternalMatch {
  /// The node from which the paths of the row start.
  private(set) var place: DataNode
  private var offset: Int
  private var size: MatchSize?
  private let paths: DataPaths
  private let budget: MatchBudget
  private let kept: KeptNodes

  /// Creates a match with its first row.
  init(
    row: RowFinder.Row, position: Int, size: Int, paths: DataPaths, budget: MatchBudget,
    kept: KeptNodes
  ) {
    place = DataNode(node: row.node, position: position, size: size)
    offset = row.offset
    self.paths = paths
    self.budget = budget
    self.kept = kept
  }

  /// Takes the next row, which is valid until its element ends.
  func take(_ row: RowFinder.Row, position: Int) {
    place = DataNode(node: row.node, position: position, size: place.size)
    offset = row.offset
    size = nil
  }

  /// Returns the offset of the start tag of the element with a node, and the element's name with its prefix; those
  /// of the row for a node outside of it.
  func tag(of place: DataNode) -> (offset: Int, name: String) {
    for node in [place.node, self.place.node] {
      let element = node.pointee.type == XML_ELEMENT_NODE ? node : node.pointee.parent ?? node
      if let offset = element.tagOffset { return (offset, element.qualifiedName) }
    }
    return (offset, "")
  }

  /// Calls `body` with the texts that an expression finds from a node: one a node, or one for another value; `nil`
  /// for an element with `xsi:nil`.
  ///
  /// Without `all`, only the first text is found. Inlined, since a function of its own would retain all that `body`
  /// captures, for each field of each row.
  @inline(__always)
  func forEachText(
    ofExpression index: Int, from place: DataNode, all: Bool,
    _ body: (UnsafeBufferPointer<UInt8>?) -> Void
  ) throws(ExternalDocumentError) {
    if let path = paths.evaluator.childPath(index) {
      defer { paths.found.pop(paths.found.count) }
      let visited = path._withUnsafeGuaranteedRef {
        $0.find(from: place.node, limit: all ? .max : 1, into: paths.found)
      }
      guard budget.take(visited: visited) else {
        throw .tooManyOperations(expression: index, offset: offset)
      }
      for index in 0..<paths.found.count { try take(textOf: paths.found[index], body) }
      return
    }
    let result = try evaluate(index, on: place)
    defer { xmlXPathFreeObject(result) }
    guard result.pointee.type == XPATH_NODESET else {
      if result.pointee.type == XPATH_NUMBER {
        var text = DataNumber.text(of: result.pointee.floatval)
        text.withUTF8(body)
      } else {
        try take(made: xmlXPathCastToString(result), body)
      }
      return
    }
    for node in nodes(of: result) {
      try take(textOf: node, body)
      if !all { return }
    }
  }

  /// Returns the nodes that an expression finds from a node.
  func nodes(
    ofExpression index: Int, from place: DataNode
  ) throws(ExternalDocumentError) -> [DataNode] {
    let result = try evaluate(index, on: place)
    defer { xmlXPathFreeObject(result) }
    guard result.pointee.type == XPATH_NODESET else {
      throw .failedPath(index, offset: offset)
    }
    let nodes = nodes(of: result)
    return nodes.enumerated().map {
      DataNode(node: $0.element, position: $0.offset + 1, size: nodes.count)
    }
  }

  private func evaluate(
    _ index: Int, on place: DataNode
  ) throws(ExternalDocumentError) -> xmlXPathObjectPtr {
    var work: Int?
    if paths.evaluator.isCostly(index) {
      let size = size ?? MatchSize(of: self.place.node, countsNamespaces: paths.readsNamespaces)
      self.size = size
      work = size.value + kept.nodeCount
    }
    return try budget.evaluate(index, place, paths.evaluator, size: work, offset: offset)
  }

  /// Calls `body` with the string value of a node; `nil` for an element with `xsi:nil`.
  private func take(
    textOf node: xmlNodePtr, _ body: (UnsafeBufferPointer<UInt8>?) -> Void
  ) throws(ExternalDocumentError) {
    if node.isNil { return body(nil) }
    guard let text = node.wholeText else {
      return try take(made: xmlXPathCastNodeToString(node), body)
    }
    try take(text, body)
  }

  /// The nodes of a result, which libxml2 has put into document order.
  private func nodes(of result: xmlXPathObjectPtr) -> [xmlNodePtr] {
    guard let nodes = result.pointee.nodesetval, let table = nodes.pointee.nodeTab else {
      return []
    }
    return (0..<Int(nodes.pointee.nodeNr)).compactMap { table[$0] }
  }

  private func take(
    made text: UnsafeMutablePointer<UInt8>?, _ body: (UnsafeBufferPointer<UInt8>?) -> Void
  ) throws(ExternalDocumentError) {
    guard let text else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    defer { texture_fixtures_xml_free(text) }
    try take(text, body)
  }

  private func take(
    _ text: UnsafeMutablePointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>?) -> Void
  ) throws(ExternalDocumentError) {
    let bytes = UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text)))
    guard budget.take(text: bytes.count) else { throw .tooMuchText(offset: offset) }
    body(bytes)
  }
}

extension xmlNodePtr {
  /// The content of the only text of an element or attribute, or of a text; `nil` for other nodes.
  fileprivate var wholeText: UnsafeMutablePointer<UInt8>? {
    switch pointee.type {
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: return pointee.content
    case XML_ELEMENT_NODE, XML_ATTRIBUTE_NODE:
      guard let child = pointee.children, child.pointee.next == nil,
        child.pointee.type == XML_TEXT_NODE
      else { return nil }
      return child.pointee.content
    default: return nil
    }
  }

  /// A Boolean value that indicates whether the node is an element that `xsi:nil` marks as having no value.
  var isNil: Bool {
    guard pointee.type == XML_ELEMENT_NODE else { return false }
    var attribute = pointee.properties
    while let current = attribute {
      if let namespace = current.pointee.ns?.pointee.href,
        xmlStrEqual(current.pointee.name, "nil") == 1,
        xmlStrEqual(namespace, "http://www.w3.org/2001/XMLSchema-instance") == 1
      {
        let value = current.pointee.children?.pointee.content.map { String(cString: $0) } ?? ""
        // White space around a Boolean value does not count (XML Schema, part 2, section 4.3.6).
        return [["true"], ["1"]].contains(ValueParser.words(value))
      }
      attribute = current.pointee.next
    }
    return false
  }
}
