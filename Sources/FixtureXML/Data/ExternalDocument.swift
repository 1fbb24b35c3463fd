import CLibXML2

/// An XML document from elsewhere, read as a stream of matches.
///
/// Nothing is loaded besides the file itself: no network, no external entities, no DTD, and no
/// decompression. Confined to the thread that calls it.
final class ExternalDocument {
  private let input: ExternalInput
  private let reader: xmlTextReaderPtr
  private let paths: DataPaths
  private let budget: MatchBudget
  private var entities: DataEntities
  private var hasCheckedDeclarations = false
  private let limits: ReadingLimits

  /// Opens a document to find what compiled paths select.
  init(
    path: String, limits: ReadingLimits, paths: DataPaths
  ) throws(ExternalDocumentError) {
    self.limits = limits
    self.paths = paths
    let input = try ExternalInput(path: path, limits: limits)
    guard let reader = input.makeReader() else {
      throw .unreadable("the XML reader cannot be made")
    }
    self.input = input
    self.reader = reader
    budget = MatchBudget(limits: limits) { input.bytesRead }
    entities = DataEntities(limit: limits.entityText)
  }

  deinit { xmlFreeTextReader(reader) }

  /// The digest of the bytes that have been read.
  var digest: UInt64 { input.digest.value }

  /// The number of bytes that have been read.
  var bytesRead: Int { input.bytesRead }

  /// Calls `body` for each match until it returns false or the limit is reached; returns the number of matches.
  func forEachMatch(
    limit: Int?, _ body: (ExternalMatch) throws(ExternalDocumentError) -> Bool
  ) throws(ExternalDocumentError) -> Int {
    guard let pattern = paths.pattern, let stream = xmlPatternGetStreamCtxt(pattern) else {
      return 0
    }
    defer { xmlFreeStreamCtxt(stream) }
    _ = xmlStreamPush(stream, nil, nil)
    var count = 0
    while count < limit ?? .max, try readNode() {
      guard try isMatch(stream) else { continue }
      guard let match = try expand() else { continue }
      count += 1
      if try !body(match) { break }
    }
    try finishMatch()
    return count
  }

  /// Moves to the next node, and returns whether there is one.
  private func readNode() throws(ExternalDocumentError) -> Bool {
    let status = xmlTextReaderRead(reader)
    if status != 1 { try checkEnd(status) }
    return status == 1
  }

  /// Reads the last match to its end, so that each element of a match is checked.
  private func finishMatch() throws(ExternalDocumentError) {
    guard xmlTextReaderNodeType(reader) == Int32(XML_READER_TYPE_ELEMENT.rawValue),
      xmlTextReaderIsEmptyElement(reader) == 0
    else { return }
    let depth = xmlTextReaderDepth(reader)
    while try readNode(), xmlTextReaderDepth(reader) > depth { try checkInclusion() }
  }

  /// Rejects an XInclude element, whose content would be missing.
  private func checkInclusion() throws(ExternalDocumentError) {
    guard let namespace = xmlTextReaderConstNamespaceUri(reader),
      xmlTextReaderNodeType(reader) == Int32(XML_READER_TYPE_ELEMENT.rawValue),
      Self.inclusionNamespaces.contains(where: { xmlStrEqual(namespace, $0) == 1 }),
      xmlStrEqual(xmlTextReaderConstLocalName(reader), "include") == 1
    else { return }
    let name = xmlTextReaderConstName(reader).map { String(cString: $0) } ?? "include"
    let line = xmlTextReaderCurrentNode(reader).map { Int(xmlGetLineNo($0)) }
    throw .inclusion(name, line: line ?? self.line)
  }

  private static let inclusionNamespaces = [
    "http://www.w3.org/2001/XInclude", "http://www.w3.org/2003/XInclude",
  ]

  /// Passes the current node to the pattern's stream, and returns whether it is a match.
  private func isMatch(_ stream: xmlStreamCtxtPtr) throws(ExternalDocumentError) -> Bool {
    switch xmlTextReaderNodeType(reader) {
    case Int32(XML_READER_TYPE_ELEMENT.rawValue):
      try checkDeclarations()
      try checkInclusion()
      let isMatch =
        xmlStreamPush(
          stream, xmlTextReaderConstLocalName(reader), xmlTextReaderConstNamespaceUri(reader)) == 1
      if xmlTextReaderIsEmptyElement(reader) == 1 { xmlStreamPop(stream) }
      return isMatch
    case Int32(XML_READER_TYPE_END_ELEMENT.rawValue):
      xmlStreamPop(stream)
      return false
    case Int32(XML_READER_TYPE_ENTITY_REFERENCE.rawValue):
      if let node = xmlTextReaderCurrentNode(reader) { try entities.check(node, line: line) }
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
    if node.pointee.doc?.pointee.intSubset != nil { try entities.checkTree(node) }
    return ExternalMatch(node: node, paths: paths, budget: budget)
  }

  /// Attributes with default values are added to each element, so that few bytes can make many.
  private func checkDeclarations() throws(ExternalDocumentError) {
    guard !hasCheckedDeclarations else { return }
    hasCheckedDeclarations = true
    let document = xmlTextReaderCurrentNode(reader)?.pointee.doc
    var declaration = document?.pointee.intSubset?.pointee.children
    var count = 0
    while let current = declaration {
      if current.pointee.type == XML_ATTRIBUTE_DECL { count += Self.defaultCount(current) }
      declaration = current.pointee.next
    }
    if count > limits.defaultAttributes { throw .tooManyDefaultAttributes }
  }

  private static func defaultCount(_ declaration: xmlNodePtr) -> Int {
    declaration.withMemoryRebound(to: xmlAttribute.self, capacity: 1) {
      $0.pointee.defaultValue == nil ? 0 : 1
    }
  }

  private var line: Int { max(1, Int(xmlTextReaderGetParserLineNumber(reader))) }

  private func checkEnd(_ status: Int32) throws(ExternalDocumentError) {
    if let message = input.readFailure { throw .unreadable(message) }
    if let issue = input.scanIssue { throw .overLimit(issue.kind, offset: issue.offset) }
    if input.isMatchTooLarge { throw .matchTooLarge(line: line) }
    if let error = input.firstError {
      throw .notWellFormed(error.message, line: error.line, column: error.column)
    }
    if status < 0 { throw .notWellFormed("the document is not well-formed", line: line, column: 1) }
  }
}

/// The errors because of which a data document yields no rows.
enum ExternalDocumentError: Error, Equatable {
  /// The file cannot be opened or read.
  case unreadable(String)
  /// The file is larger than the limit.
  case tooLarge
  /// The file is in an encoding that is not read.
  case unsupportedEncoding(String)
  /// A tag, a text, a comment or the document type is larger than the limit, at a byte offset.
  case overLimit(ByteScanIssue.Kind, offset: Int)
  /// The document type declares more default values of attributes than the limit.
  case tooManyDefaultAttributes
  /// A match is larger than the limit; the line where that was noticed.
  case matchTooLarge(line: Int)
  /// The texts of the matches are together larger than the limit; the line of the match.
  case tooMuchText(line: Int)
  /// The text of entities is larger than the limit.
  case tooMuchEntityText(line: Int)
  /// An entity's content is not part of the data.
  case unexpandedEntity(String, EntityProblem, line: Int)
  /// An XInclude element of a name; the line where its start tag ends.
  case inclusion(String, line: Int)
  /// A path needs more operations than the limit on a match.
  case tooManyOperations(path: Int, line: Int)
  /// A path cannot be evaluated on a match.
  case failedPath(Int, line: Int)
  /// The document is not well-formed.
  case notWellFormed(String, line: Int, column: Int)
}
