import CLibXML2

/// An XML document that nobody here wrote, read as a stream of matches.
///
/// Nothing is loaded besides the file itself: no network, no external entities, no DTD, and no
/// decompression. Confined to the thread that calls it.
final class ExternalDocument {
  private let input: ExternalInput
  private let reader: xmlTextReaderPtr
  private let namespaces: [String: String]
  private let context: xmlXPathContextPtr
  private var pattern: xmlPatternPtr?
  private var paths: [xmlXPathCompExprPtr] = []
  private let limits: ReadingLimits

  /// Opens a document.
  init(
    path: String, limits: ReadingLimits, namespaces: [String: String]
  ) throws(ExternalDocumentError) {
    self.namespaces = namespaces
    self.limits = limits
    input = try ExternalInput(path: path, limits: limits)
    guard let reader = input.makeReader(), let context = xmlXPathNewContext(nil) else {
      throw .unreadable("the XML reader cannot be made")
    }
    self.reader = reader
    self.context = context
    context.pointee.opLimit = 10_000_000
    context.pointee.error = { _, _ in }
    for (prefix, name) in namespaces where !prefix.isEmpty {
      xmlXPathRegisterNs(context, prefix, name)
    }
  }

  deinit {
    for path in paths { xmlXPathFreeCompExpr(path) }
    if let pattern { xmlFreePattern(pattern) }
    xmlXPathFreeContext(context)
    xmlFreeTextReader(reader)
  }

  /// The digest of the bytes that have been read.
  var digest: UInt64 { input.digest.value }

  /// Compiles the pattern and the paths.
  func compile(select: String, paths expressions: [String]) throws(ExternalDocumentError) {
    try checkPrefixes(select, path: nil)
    for (index, expression) in expressions.enumerated() {
      try checkPrefixes(expression, path: index)
      guard let compiled = xmlXPathCtxtCompile(context, expression) else {
        throw .invalidPath(index)
      }
      paths.append(compiled)
    }
    guard let compiled = compilePattern(select) else { throw .invalidPattern }
    pattern = compiled
    guard xmlPatternStreamable(compiled) == 1 else { throw .invalidPattern }
  }

  /// Calls `body` for each match until it answers false or the limit is reached; returns how many.
  func forEachMatch(
    limit: Int?, _ body: (ExternalMatch) -> Bool
  ) throws(ExternalDocumentError) -> Int {
    guard let pattern, let stream = xmlPatternGetStreamCtxt(pattern) else { throw .invalidPattern }
    defer { xmlFreeStreamCtxt(stream) }
    _ = xmlStreamPush(stream, nil, nil)
    var count = 0
    while count < limit ?? .max {
      let status = xmlTextReaderRead(reader)
      if status != 1 { try checkEnd(status) }
      guard status == 1 else { break }
      guard isMatch(stream) else { continue }
      guard let match = try expand() else { continue }
      count += 1
      if !body(match) { break }
    }
    return count
  }

  private func checkPrefixes(_ expression: String, path: Int?) throws(ExternalDocumentError) {
    for prefix in XPathPrefixes.prefixes(in: expression)
    where namespaces[prefix] == nil && prefix != "xml" {
      throw .undeclaredPrefix(prefix, path: path)
    }
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

  /// Moves the pattern's stream with the reader; whether the current node is a match.
  private func isMatch(_ stream: xmlStreamCtxtPtr) -> Bool {
    switch xmlTextReaderNodeType(reader) {
    case Int32(XML_READER_TYPE_ELEMENT.rawValue):
      let isMatch =
        xmlStreamPush(
          stream, xmlTextReaderConstLocalName(reader), xmlTextReaderConstNamespaceUri(reader)) == 1
      if xmlTextReaderIsEmptyElement(reader) == 1 { xmlStreamPop(stream) }
      return isMatch
    case Int32(XML_READER_TYPE_END_ELEMENT.rawValue):
      xmlStreamPop(stream)
      return false
    default: return false
    }
  }

  private func expand() throws(ExternalDocumentError) -> ExternalMatch? {
    input.beginMatch()
    defer { input.endMatch() }
    guard let node = xmlTextReaderExpand(reader) else {
      try checkEnd(-1)
      return nil
    }
    if input.isMatchTooLarge { throw .matchTooLarge(line: line) }
    return ExternalMatch(node: node, context: context, paths: paths)
  }

  private var line: Int { max(1, Int(xmlTextReaderGetParserLineNumber(reader))) }

  private func checkEnd(_ status: Int32) throws(ExternalDocumentError) {
    if let message = input.readFailure { throw .unreadable(message) }
    if input.isMatchTooLarge { throw .matchTooLarge(line: line) }
    if let error = input.firstError {
      throw .notWellFormed(error.message, line: error.line, column: error.column)
    }
    if status < 0 { throw .notWellFormed("the document is not well-formed", line: line, column: 1) }
  }
}

/// Why a data document yields no rows.
enum ExternalDocumentError: Error, Equatable {
  /// The file cannot be opened or read.
  case unreadable(String)
  /// The file is larger than the limit.
  case tooLarge
  /// A match is larger than the limit; the line where that was noticed.
  case matchTooLarge(line: Int)
  /// The document is not well-formed.
  case notWellFormed(String, line: Int, column: Int)
  /// The pattern cannot be matched on a stream.
  case invalidPattern
  /// A path is not an XPath expression, by its index.
  case invalidPath(Int)
  /// A prefix is not declared, in a path by its index or in the pattern.
  case undeclaredPrefix(String, path: Int?)
}

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

/// Finds the namespace prefixes in an XPath expression.
enum XPathPrefixes {
  /// The names before a single colon, in order; axes and what stands in quotes left out.
  static func prefixes(in expression: String) -> [String] {
    let bytes = Array(expression.utf8)
    var found: [String] = []
    var name: [UInt8] = []
    var quote: UInt8?
    for (index, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case 0x22, 0x27:
        quote = byte
        name = []
      case 0x3A:
        let isAxis = index + 1 < bytes.count && bytes[index + 1] == 0x3A
        let isSecond = index > 0 && bytes[index - 1] == 0x3A
        if !isAxis, !isSecond, !name.isEmpty { found.append(String(decoding: name, as: UTF8.self)) }
        name = []
      default:
        if isNameByte(byte) { name.append(byte) } else { name = [] }
      }
    }
    return found
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x2D || byte == 0x2E || byte == 0x5F || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
