import CLibXML2

/// The compiled XPath expressions of one `items` element, checked before any data is read.
///
/// Confined to the thread that calls it.
final class DataPaths {
  /// An error of an expression.
  struct Failure: Error, Equatable {
    /// The kinds of failures.
    enum Kind: Equatable {
      case notXPath
      case notStreamable
      case undeclaredPrefix(String)
      case unknownFunction(String)
      case variable(String)
      case wrongArguments
      case tooComplex(String)
    }

    /// The kind of the error.
    let kind: Kind
    /// The index of a path; nil for the pattern.
    let path: Int?
    /// The part of the expression that is wrong, in Unicode scalars; nil for all of it.
    var part: Range<Int>?
  }

  /// The XPath context in which paths are evaluated.
  let context: xmlXPathContextPtr
  private let namespaces: [String: String]
  private let limits: ReadingLimits
  /// The document in which expressions are tried, and which represents the document of a match.
  let probe: xmlDocPtr
  private(set) var compiled: [xmlXPathCompExprPtr] = []
  private var isCostly: [Bool] = []
  /// A Boolean value that indicates whether any path looks for namespaces.
  private(set) var readsNamespaces = false
  private(set) var pattern: xmlPatternPtr?

  /// Creates an empty list of paths for expressions that use the given prefixes.
  init?(namespaces: [String: String], limits: ReadingLimits) {
    xmlInitParser()
    guard let context = xmlXPathNewContext(nil) else { return nil }
    guard let probe = xmlNewDoc(nil), let root = xmlNewDocNode(probe, nil, "probe", nil) else {
      xmlXPathFreeContext(context)
      return nil
    }
    xmlDocSetRootElement(probe, root)
    self.context = context
    self.probe = probe
    self.namespaces = namespaces
    self.limits = limits
    context.pointee.error = { _, _ in }
    texture_fixtures_xml_silence()
    XPathFunctions.register(in: context)
    for (prefix, name) in namespaces where !prefix.isEmpty {
      xmlXPathRegisterNs(context, prefix, name)
    }
  }

  deinit {
    for path in compiled { xmlXPathFreeCompExpr(path) }
    if let pattern { xmlFreePattern(pattern) }
    xmlXPathFreeContext(context)
    xmlFreeDoc(probe)
  }

  /// Compiles the pattern and the paths, and evaluates each path once on an empty document.
  func compile(select: String, paths: [String]) throws(Failure) {
    try check(select, path: nil)
    for (index, expression) in paths.enumerated() {
      try check(expression, path: index)
      try compile(expression, index)
    }
    guard let compiled = compilePattern(select) else {
      throw Failure(kind: .notStreamable, path: nil)
    }
    pattern = compiled
    guard xmlPatternStreamable(compiled) == 1 else {
      throw Failure(kind: .notStreamable, path: nil)
    }
  }

  /// Evaluates a path on a node; nil when libxml2 reports an error, which `error` then returns.
  func evaluate(_ index: Int, on node: xmlNodePtr, operations: Int) -> xmlXPathObjectPtr? {
    context.pointee.node = node
    context.pointee.doc = probe
    context.pointee.contextSize = 1
    context.pointee.proximityPosition = 1
    context.pointee.opCount = 0
    context.pointee.opLimit = UInt(max(1, operations))
    xmlResetError(&context.pointee.lastError)
    return xmlXPathCompiledEval(compiled[index], context)
  }

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

  private func check(_ text: String, path: Int?) throws(Failure) {
    let expression = XPathExpression(text)
    func fail(_ kind: Failure.Kind, _ token: XPathExpression.Token, _ extra: Int = 0) -> Failure {
      let end = token.offset + token.text.unicodeScalars.count + extra
      return Failure(kind: kind, path: path, part: token.offset..<end)
    }
    guard expression.tokens.count <= limits.xpathTokens else {
      let kind = Failure.Kind.tooComplex("at most \(limits.xpathTokens) names and symbols")
      throw Failure(kind: kind, path: path)
    }
    if path == nil, expression.descendantSteps > limits.descendantSteps * (expression.unions + 1) {
      let kind = Failure.Kind.tooComplex("at most \(limits.descendantSteps) steps '//'")
      throw Failure(kind: kind, path: path)
    }
    if path != nil {
      isCostly.append(expression.isCostly)
      readsNamespaces = readsNamespaces || expression.readsNamespaces
    }
    for token in expression.prefixed {
      let prefix = String(token.text.prefix { $0 != ":" })
      guard namespaces[prefix] == nil, prefix != "xml" else { continue }
      throw fail(.undeclaredPrefix(prefix), token)
    }
    if let variable = expression.variables.first {
      throw fail(.variable(variable.text), variable, 1)
    }
    for function in expression.functions where !isKnown(function: function.text) {
      throw fail(.unknownFunction(function.text), function)
    }
  }

  private func isKnown(function name: String) -> Bool {
    guard let colon = name.firstIndex(of: ":") else {
      return xmlXPathFunctionLookup(context, name) != nil
    }
    let local = String(name[name.index(after: colon)...])
    return xmlXPathFunctionLookupNS(context, local, namespaces[String(name[..<colon])]) != nil
  }

  private func compile(_ expression: String, _ index: Int) throws(Failure) {
    guard let path = xmlXPathCtxtCompile(context, expression) else {
      throw Failure(kind: .notXPath, path: index)
    }
    compiled.append(path)
    guard let root = xmlDocGetRootElement(probe) else { return }
    let result = evaluate(index, on: root, operations: limits.xpathOperations)
    defer { context.pointee.node = nil }
    guard let result else {
      let most = "at most \(limits.xpathOperations) operations on an empty element"
      throw Failure(kind: hasReachedLimit ? .tooComplex(most) : .wrongArguments, path: index)
    }
    xmlXPathFreeObject(result)
  }

  private func compilePattern(_ select: String) -> xmlPatternPtr? {
    var strings: [UnsafeMutablePointer<UInt8>?] = []
    for (prefix, name) in namespaces where !prefix.isEmpty {
      strings.append(xmlStrdup(name))
      strings.append(xmlStrdup(prefix))
    }
    defer { for string in strings { texture_fixtures_xml_free(string) } }
    var list = strings.map { UnsafePointer($0) } + [nil, nil]
    return xmlPatterncompile(select, nil, 0, &list)
  }
}
