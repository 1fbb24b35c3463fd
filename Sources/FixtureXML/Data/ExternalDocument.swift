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
  ) throws(ExternalDocumentMistake) {
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
  func compile(select: String, paths expressions: [String]) throws(ExternalDocumentMistake) {
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
  ) throws(ExternalDocumentMistake) -> Int {
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

  private func checkPrefixes(_ expression: String, path: Int?) throws(ExternalDocumentMistake) {
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

  private func expand() throws(ExternalDocumentMistake) -> ExternalMatch? {
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

  private func checkEnd(_ status: Int32) throws(ExternalDocumentMistake) {
    if let message = input.readFailure { throw .unreadable(message) }
    if input.isMatchTooLarge { throw .matchTooLarge(line: line) }
    if let error = input.firstError {
      throw .notWellFormed(error.message, line: error.line, column: error.column)
    }
    if status < 0 { throw .notWellFormed("the document is not well-formed", line: line, column: 1) }
  }
}
