import CLibXML2

/// The evaluation of compiled XPath expressions on nodes of a data file.
///
/// Confined to the thread that calls it.
final class XPathEvaluator {
  /// The outcome of trying an expression on an empty element.
  enum Probe { case succeeded, failed, reachedLimit }

  private let context: xmlXPathContextPtr
  /// The prefixes by which expressions know namespaces, by the names of the namespaces.
  private var prefixes: [String: String] = [:]
  private let probe: xmlDocPtr
  private var compiled: [xmlXPathCompExprPtr] = []
  private var isCostly: [Bool] = []
  private var ownedPaths: [ChildPath] = []
  /// The paths of children by the index of their expression; a reference from an array would be retained for each
  /// field of each row.
  private let childPaths = FlatStack<Unmanaged<ChildPath>?>([])
  /// The entries of keys.
  let keys = KeyTable()

  /// Creates an evaluator.
  init?() {
    xmlInitParser()
    guard let context = xmlXPathNewContext(nil) else { return nil }
    guard let probe = xmlNewDoc(nil), let root = xmlNewDocNode(probe, nil, "probe", nil) else {
      xmlXPathFreeContext(context)
      return nil
    }
    xmlDocSetRootElement(probe, root)
    self.context = context
    self.probe = probe
    context.pointee.error = { _, _ in }
    texture_fixtures_xml_silence()
    XPathFunctions.register(in: context)
    keys.register(in: context)
  }

  deinit {
    for path in compiled { xmlXPathFreeCompExpr(path) }
    xmlXPathFreeContext(context)
    xmlFreeDoc(probe)
  }

  /// Returns whether a text is an XPath expression.
  func accepts(_ text: String) -> Bool {
    guard let path = xmlXPathCtxtCompile(context, text) else { return false }
    xmlXPathFreeCompExpr(path)
    return true
  }

  /// Compiles an expression whose prefixes have the given namespaces, and returns its index; `nil` if it is
  /// not XPath.
  func compile(_ text: String, namespaces: [String: String], isCostly: Bool) -> Int? {
    // Expressions with other namespaces for the same prefixes share the context.
    let renamed = XPathExpression(text).renamingPrefixes(in: text) { prefix in
      prefix == "xml" ? prefix : self.prefix(of: namespaces[prefix] ?? "")
    }
    guard let path = xmlXPathCtxtCompile(context, renamed) else { return nil }
    compiled.append(path)
    self.isCostly.append(isCostly)
    childPaths.push(nil)
    return compiled.count - 1
  }

  private func prefix(of namespace: String) -> String {
    if let known = prefixes[namespace] { return known }
    let prefix = "n\(prefixes.count)"
    prefixes[namespace] = prefix
    xmlXPathRegisterNs(context, prefix, namespace)
    return prefix
  }

  /// Returns whether XPath 1.0, or this package, has a function.
  func knows(function name: String, namespaces: [String: String]) -> Bool {
    guard let colon = name.firstIndex(of: ":") else {
      return xmlXPathFunctionLookup(context, name) != nil
    }
    let local = String(name[name.index(after: colon)...])
    return xmlXPathFunctionLookupNS(context, local, namespaces[String(name[..<colon])]) != nil
  }

  /// Tries an expression on an empty element.
  func probe(_ index: Int, operations: Int) -> Probe {
    guard let root = xmlDocGetRootElement(probe) else { return .failed }
    let place = DataNode(node: root, position: 1, size: 1)
    let result = evaluate(index, on: place, operations: operations)
    defer { context.pointee.node = nil }
    guard let result else { return hasReachedLimit ? .reachedLimit : .failed }
    xmlXPathFreeObject(result)
    return .succeeded
  }

  /// Evaluates a path on a node; nil when libxml2 reports an error, or the operations are too many.
  func evaluate(_ index: Int, on place: DataNode, operations: Int) -> xmlXPathObjectPtr? {
    context.pointee.node = place.node
    context.pointee.doc = place.node.pointee.doc
    context.pointee.contextSize = Int32(clamping: place.size)
    context.pointee.proximityPosition = Int32(clamping: place.position)
    context.pointee.opCount = 0
    context.pointee.opLimit = UInt(max(1, operations))
    keys.current = place.node
    xmlResetError(&context.pointee.lastError)
    return xmlXPathCompiledEval(compiled[index], context)
  }

  /// Notes that an expression is a path of children, which is followed without an evaluation.
  func note(_ path: ChildPath, ofExpression index: Int) {
    ownedPaths.append(path)
    childPaths[index] = Unmanaged.passUnretained(path)
  }

  /// Returns the path of children that an expression is, which lives as long as the evaluator; `nil` if it is none.
  func childPath(_ index: Int) -> Unmanaged<ChildPath>? { childPaths[index] }

  /// The number of operations of the latest evaluation.
  var operations: Int { Int(clamping: context.pointee.opCount) }

  /// Returns whether an operation of a path may take as long as the whole match.
  func isCostly(_ index: Int) -> Bool { isCostly[index] }

  /// A Boolean value that indicates whether the latest evaluation reached the limit of its
  /// operations.
  ///
  /// libxml2 reports no error when it streams a path.
  var hasReachedLimit: Bool {
    error == XPATH_OP_LIMIT_EXCEEDED
      || context.pointee.opLimit > 0 && context.pointee.opCount >= context.pointee.opLimit
  }

  private var error: xmlXPathError {
    let offset = Int(XML_XPATH_EXPRESSION_OK.rawValue)
    let code = Int(context.pointee.lastError.code) - offset
    return xmlXPathError(rawValue: UInt32(clamping: code))
  }
}

/// A node from which paths start, with its place among the nodes that were found with it.
struct DataNode {
  /// The node.
  let node: xmlNodePtr
  /// The number of the node, from 1.
  let position: Int
  /// The number of nodes.
  let size: Int
}
