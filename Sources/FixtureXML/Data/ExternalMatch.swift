import CLibXML2

/// One element that the pattern matched, expanded alone.
struct ExternalMatch {
  /// The line where the element begins.
  let line: Int
  private let node: xmlNodePtr
  private let paths: DataPaths
  private let budget: MatchBudget
  private let size: MatchSize

  /// Wraps a node that is valid until the reader moves on.
  init(node: xmlNodePtr, paths: DataPaths, budget: MatchBudget) {
    self.node = node
    self.paths = paths
    self.budget = budget
    size = MatchSize(
      of: node, countsNamespaces: paths.readsNamespaces, entityText: budget.entityText)
    line = max(1, Int(xmlGetLineNo(node)))
  }

  /// The element's name with its prefix.
  var name: String {
    let local = node.pointee.name.map { String(cString: $0) } ?? ""
    guard let prefix = node.pointee.ns?.pointee.prefix else { return local }
    return "\(String(cString: prefix)):\(local)"
  }

  /// Returns the texts that a path finds, by the path's index: one a node, or one for another
  /// value.
  ///
  /// Without `all`, only the first text is made.
  func strings(ofPath index: Int, all: Bool) throws(ExternalDocumentError) -> [String] {
    let size = paths.isCostly(index) ? size.value : nil
    let operations = budget.operations(ofSize: size)
    let result = alone { paths.evaluate(index, on: node, operations: operations) }
    budget.spend(operations: paths.operations, ofSize: size)
    guard let result else {
      throw paths.hasReachedLimit
        ? .tooManyOperations(path: index, line: line) : .failedPath(index, line: line)
    }
    defer { xmlXPathFreeObject(result) }
    guard result.pointee.type == XPATH_NODESET else {
      return [try string(xmlXPathCastToString(result))]
    }
    guard let nodes = result.pointee.nodesetval, let table = nodes.pointee.nodeTab else {
      return []
    }
    let count = all ? Int(nodes.pointee.nodeNr) : min(1, Int(nodes.pointee.nodeNr))
    var strings: [String] = []
    for position in 0..<count {
      guard let node = table[position] else { continue }
      strings.append(try string(xmlXPathCastNodeToString(node)))
    }
    return strings
  }

  /// Calls a closure while the element is the root of a document of its own.
  ///
  /// The reader has dropped what is before the element and read some of what is after it, so a path
  /// that leaves the element would find something else for each size of the reader's buffer.
  private func alone<Result>(_ body: () -> Result) -> Result {
    let (parent, next, previous) = (node.pointee.parent, node.pointee.next, node.pointee.prev)
    let document = paths.probe
    let children = (document.pointee.children, document.pointee.last)
    let asParent = UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
    (node.pointee.parent, node.pointee.next, node.pointee.prev) = (asParent, nil, nil)
    (document.pointee.children, document.pointee.last) = (node, node)
    defer {
      (node.pointee.parent, node.pointee.next, node.pointee.prev) = (parent, next, previous)
      (document.pointee.children, document.pointee.last) = children
    }
    return body()
  }

  private func string(
    _ text: UnsafeMutablePointer<UInt8>?
  ) throws(ExternalDocumentError) -> String {
    guard let text else { return "" }
    defer { texture_fixtures_xml_free(text) }
    let string = String(cString: text)
    guard budget.take(text: string.utf8.count) else { throw .tooMuchText(line: line) }
    return string
  }
}

/// The work that the matches of one document may cost, in proportion to the bytes read.
final class MatchBudget {
  private let limits: ReadingLimits
  private let bytesRead: () -> Int
  private var operationsSpent = 0
  private var workSpent = 0
  private var textTaken = 0

  /// Creates a budget for a document of which `bytesRead` bytes have been read.
  init(limits: ReadingLimits, bytesRead: @escaping () -> Int) {
    self.limits = limits
    self.bytesRead = bytesRead
  }

  /// The greatest length of the text of entities.
  var entityText: Int { limits.entityText }

  /// Returns the number of XPath operations that are left, each of which may take as long as a
  /// match of a size, or is simple.
  func operations(ofSize size: Int?) -> Int {
    let operations =
      limits.xpathOperations + limits.xpathOperationsPerByte * bytesRead() - operationsSpent
    guard let size else { return operations }
    let work = limits.xpathWork + limits.xpathWorkPerByte * bytesRead() - workSpent
    return min(operations, work / max(1, size))
  }

  /// Subtracts operations.
  func spend(operations: Int, ofSize size: Int?) {
    operationsSpent += operations
    workSpent += operations * (size ?? 0)
  }

  /// Subtracts text; returns false when too little is left.
  func take(text count: Int) -> Bool {
    textTaken += count
    return textTaken <= limits.textLength + limits.dataTextPerByte * bytesRead()
  }
}
