import CLibXML2

/// The receiver of the elements of a data file.
protocol DataParserHandler: AnyObject {
  /// A Boolean value that indicates whether texts of the current element are wanted although it is not
  /// collected.
  var keepsText: Bool { get }
  /// Takes an element whose start tag was read; its ancestors are open.
  func didStart(_ element: xmlNodePtr, in parser: DataParser) throws(ExternalDocumentError)
  /// Ends the text of the current element at a comment, an instruction or a start tag.
  func didEndText(_ text: xmlNodePtr?, in parser: DataParser) throws(ExternalDocumentError)
  /// Takes a text of a collected element.
  func didRead(_ text: xmlNodePtr, in parser: DataParser) throws(ExternalDocumentError)
  /// Takes an element that is complete if it was collected.
  func willEnd(_ element: xmlNodePtr, in parser: DataParser) throws(ExternalDocumentError)
}

/// A parser that builds the tree of a data file, and drops what is not collected as soon as it ends.
///
/// The elements that are open are always in memory. Nothing is loaded besides the file itself: no network,
/// no external entities, no external document type, and no decompression. libxml2's reader is not used: it
/// keeps comments, drops default values of attributes, splits texts at entities, and parses ahead, so that
/// what is beside an element depends on the size of its buffer. Confined to the thread that calls it.
final class DataParser {
  /// The number of the latest start tag or text, from 1.
  private(set) var ordinal = 0
  /// The input.
  let input: ExternalInput
  private let handler: any DataParserHandler
  private let limits: ReadingLimits
  private var context: xmlParserCtxtPtr?
  private var entities: DataEntities
  private var collections = 0
  private var hasCheckedDeclarations = false
  private var failure: ExternalDocumentError?
  private var firstError: (message: String, offset: Int)?
  private var isStopped = false

  /// Creates a parser of an input.
  init(_ input: ExternalInput, handler: any DataParserHandler, limits: ReadingLimits) {
    self.input = input
    self.handler = handler
    self.limits = limits
    entities = DataEntities(limit: limits.entityText)
    context = makeContext()
  }

  deinit {
    guard let context else { return }
    if let document = context.pointee.myDoc { xmlFreeDoc(document) }
    xmlFreeParserCtxt(context)
  }

  /// Parses the document until its end, an error, or ``stop()``.
  func parse() throws(ExternalDocumentError) {
    guard let context else { throw .unreadable("the XML parser cannot be made") }
    xmlParseDocument(context)
    if let failure { throw failure }
    if isStopped { return }
    if let failure = input.failure { throw failure }
    if let error = firstError { throw .notWellFormed(error.message, offset: error.offset) }
    if context.pointee.wellFormed == 0 {
      throw .notWellFormed("the document is not well-formed", offset: offset)
    }
  }

  /// Stops parsing.
  func stop() {
    isStopped = true
    if let context { xmlStopParser(context) }
  }

  /// Keeps what the current element contains until ``endCollection()``.
  func beginCollection() { collections += 1 }

  /// Ends the collection of an element.
  func endCollection() { collections -= 1 }

  /// Removes a text that was kept from an element that is not collected.
  func drop(_ text: xmlNodePtr) {
    guard collections == 0 else { return }
    xmlUnlinkNode(text)
    xmlFreeNode(text)
    // libxml2 would append to the text that it remembers.
    context?.pointee.nodemem = -1
  }

  /// The number of bytes that have been parsed.
  var offset: Int {
    guard let input = context?.pointee.inputTab?[0] ?? context?.pointee.input,
      let base = input.pointee.base, let current = input.pointee.cur
    else { return 0 }
    return Int(input.pointee.consumed) + (current - base)
  }

  /// The offset of the `<` of the tag that was parsed last.
  var tagOffset: Int { offset - distance(to: 0x3C) }

  private func distance(to byte: UInt8) -> Int {
    guard let input = context?.pointee.inputTab?[0], let base = input.pointee.base,
      let current = input.pointee.cur
    else { return 0 }
    var place = current
    // Eight bytes at once, of which one is the wanted byte if its difference borrows from its highest bit.
    let wanted = 0x0101_0101_0101_0101 * UInt64(byte)
    while place - base >= 8 {
      let rest = UnsafeRawPointer(place - 8).loadUnaligned(as: UInt64.self) ^ wanted
      if (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080 != 0 { break }
      place -= 8
    }
    while place > base {
      place -= 1
      if place.pointee == byte { return current - place }
    }
    return 0
  }

  private func fail(_ error: ExternalDocumentError) {
    if failure == nil { failure = error }
    if let context { xmlStopParser(context) }
  }

  private func attempt(_ body: () throws(ExternalDocumentError) -> Void) {
    guard failure == nil, firstError == nil, !isStopped else { return }
    do throws(ExternalDocumentError) {
      try body()
    } catch {
      fail(error)
    }
  }
}

extension DataParser {
  private func makeContext() -> xmlParserCtxtPtr? {
    xmlInitParser()
    var sax = xmlSAXHandler()
    xmlSAXVersion(&sax, 2)
    sax.externalSubset = nil
    sax.resolveEntity = { _, _, _ in nil }
    sax.startElementNs = { parser, name, prefix, uri, declared, namespaces, count, _, attributes in
      var expanded =
        DataParser.borrow(parser) { $0.expand(UnsafePointer(namespaces), Int(declared)) } ?? []
      expanded.withUnsafeMutableBufferPointer {
        // Default values of attributes count, which libxml2 passes but leaves out without an external subset.
        xmlSAX2StartElementNs(
          parser, name, prefix, uri, declared, $0.isEmpty ? namespaces : $0.baseAddress, count, 0,
          attributes)
      }
      DataParser.borrow(parser) { $0.didStart() }
    }
    sax.endElementNs = { parser, name, prefix, uri in
      DataParser.borrow(parser) { $0.didEnd(name, prefix, uri) }
        ?? xmlSAX2EndElementNs(parser, name, prefix, uri)
    }
    let characters: charactersSAXFunc = { parser, text, count in
      DataParser.borrow(parser) { $0.didRead(text, count) }
        ?? xmlSAX2Characters(parser, text, count)
    }
    sax.characters = characters
    sax.ignorableWhitespace = characters
    sax.cdataBlock = characters
    sax.reference = { parser, name in
      DataParser.borrow(parser) { $0.didRefer(to: name) } ?? xmlSAX2Reference(parser, name)
    }
    sax.comment = { parser, text in
      guard DataParser.endText(parser) else { return }
      xmlSAX2Comment(parser, text)
    }
    sax.processingInstruction = { parser, target, data in
      guard DataParser.endText(parser) else { return }
      xmlSAX2ProcessingInstruction(parser, target, data)
    }
    sax.serror = { parser, error in
      guard let error else { return }
      let context = parser.map { UnsafeMutablePointer<xmlParserCtxt>(OpaquePointer($0)) }
      DataParser.owner(of: context)?.note(UnsafePointer(error))
    }
    let owner = Unmanaged.passUnretained(self).toOpaque()
    let context = xmlCreateIOParserCtxt(
      &sax, nil,
      { owner, buffer, count in
        guard let owner else { return -1 }
        let input = Unmanaged<DataParser>.fromOpaque(owner).takeUnretainedValue().input
        let target = UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))
        return Int32(input.read(into: target))
      }, { _ in 0 }, owner, XML_CHAR_ENCODING_UTF8)
    guard let context else { return nil }
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    context.pointee._private = owner
    return context
  }

  /// Calls `body` with the parser of a context, which outlives the call; `nil` for a context in which libxml2 parses
  /// the text of an entity.
  @discardableResult
  private static func borrow<Result>(
    _ parser: UnsafeMutableRawPointer?, _ body: (DataParser) -> Result
  ) -> Result? {
    let context = parser.map { UnsafeMutablePointer<xmlParserCtxt>(OpaquePointer($0)) }
    guard let owner = context?.pointee._private else { return nil }
    return Unmanaged<DataParser>.fromOpaque(owner)._withUnsafeGuaranteedRef {
      $0.context == context ? body($0) : nil
    }
  }

  /// Ends a text before a comment or an instruction, and returns whether that is kept.
  private static func endText(_ parser: UnsafeMutableRawPointer?) -> Bool {
    borrow(parser) {
      $0.didEndText()
      return $0.collections != 0
    } ?? true
  }

  private static func owner(of context: xmlParserCtxtPtr?) -> DataParser? {
    context?.pointee._private.map { Unmanaged<DataParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private var node: xmlNodePtr? { context?.pointee.node }

  /// Returns the prefixes and names of declared namespaces with references in the names replaced, which libxml2
  /// does not do; empty if there are none.
  private func expand(
    _ namespaces: UnsafePointer<UnsafePointer<UInt8>?>?, _ count: Int
  ) -> [UnsafePointer<UInt8>?] {
    guard let namespaces, (0..<count).contains(where: { namespaces[2 * $0 + 1].hasReference })
    else { return [] }
    var expanded = Array(UnsafeBufferPointer(start: namespaces, count: 2 * count))
    attempt { () throws(ExternalDocumentError) in
      for index in stride(from: 1, to: expanded.count, by: 2) {
        guard let name = expanded[index], expanded[index].hasReference else { continue }
        let text = try entities.value(name, in: context?.pointee.myDoc, offset: tagOffset)
        expanded[index] = text.withUnsafeBufferPointer {
          xmlDictLookup(context?.pointee.dict, $0.baseAddress, Int32($0.count))
        }
      }
    }
    return expanded
  }

  private func didStart() {
    attempt { () throws(ExternalDocumentError) in
      guard let element = node else { return }
      // Before the element is collected, because the text before it is not.
      try handler.didEndText(element.pointee.prev, in: self)
      ordinal += 1
      try checkDeclarations(of: element)
      try checkInclusion(element)
      if element.pointee.doc?.pointee.intSubset != nil {
        try entities.expandAttributes(of: element, offset: tagOffset)
      }
      try handler.didStart(element, in: self)
      if collections > 0 { element.tagOffset = tagOffset }
    }
  }

  private func didEndText() {
    guard handler.keepsText else { return }
    attempt { () throws(ExternalDocumentError) in
      try handler.didEndText(node?.pointee.last, in: self)
    }
  }

  private func didEnd(
    _ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?
  ) {
    let element = node
    attempt { () throws(ExternalDocumentError) in
      if let element { try handler.willEnd(element, in: self) }
    }
    xmlSAX2EndElementNs(context, name, prefix, uri)
    guard collections == 0, let element else { return }
    xmlUnlinkNode(element)
    xmlFreeNode(element)
  }

  private func didRead(_ text: UnsafePointer<UInt8>?, _ count: Int32) {
    ordinal += 1
    // A text has at least one character (XPath 1.0, section 5.7): an empty CDATA section is none.
    guard count > 0, collections > 0 || handler.keepsText else { return }
    xmlSAX2Characters(context, text, count)
    attempt { () throws(ExternalDocumentError) in
      guard let last = node?.pointee.last, last.pointee.type == XML_TEXT_NODE else { return }
      try handler.didRead(last, in: self)
    }
  }

  private func didRefer(to name: UnsafePointer<UInt8>?) {
    attempt { () throws(ExternalDocumentError) in
      let place = offset - distance(to: 0x26)
      let text = try entities.text(
        of: name.map { String(cString: $0) } ?? "", in: context?.pointee.myDoc, offset: place)
      text.withUnsafeBufferPointer { didRead($0.baseAddress, Int32($0.count)) }
    }
  }

  private func note(_ error: UnsafePointer<xmlError>) {
    // Duplicate identifiers are errors of validity, and names of namespaces are names, not addresses: the
    // document is well-formed. Undeclared entities are reported where they are referred to.
    guard firstError == nil, failure == nil, !isStopped,
      error.pointee.level != XML_ERR_WARNING,
      error.pointee.domain != Int32(XML_FROM_VALID.rawValue),
      error.pointee.code != Int32(XML_WAR_NS_URI.rawValue),
      error.pointee.code != Int32(XML_WAR_UNDECLARED_ENTITY.rawValue)
    else { return }
    if isAtEnd, let start = input.openDocumentType {
      firstError = ("the document type declaration that begins here does not end", start)
    } else {
      let isCutOff = isAtEnd && context?.pointee.nodeNr ?? 0 > 0
      firstError = (DataWellFormedness.message(for: error.pointee, isAtEnd: isCutOff), offset)
    }
    if let context { xmlStopParser(context) }
  }

  /// A Boolean value that indicates whether the whole file was parsed.
  private var isAtEnd: Bool { input.isAtEnd && offset >= input.offset }

  /// Attributes with default values are added to each element, so that few bytes can make many.
  private func checkDeclarations(of element: xmlNodePtr) throws(ExternalDocumentError) {
    guard !hasCheckedDeclarations else { return }
    hasCheckedDeclarations = true
    var declaration = element.pointee.doc?.pointee.intSubset?.pointee.children
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

  /// Rejects an XInclude element, whose content would be missing.
  private func checkInclusion(_ element: xmlNodePtr) throws(ExternalDocumentError) {
    guard let namespace = element.pointee.ns?.pointee.href, element.pointee.name?.pointee == 0x69,
      xmlStrEqual(element.pointee.name, "include") == 1,
      Self.inclusionNamespaces.contains(where: { xmlStrEqual(namespace, $0) == 1 })
    else { return }
    throw .inclusion(element.qualifiedName, offset: tagOffset)
  }

  private static let inclusionNamespaces = [
    "http://www.w3.org/2001/XInclude", "http://www.w3.org/2003/XInclude",
  ]
}

extension UnsafePointer<UInt8>? {
  /// A Boolean value that indicates whether the text has a reference to an entity or a character.
  fileprivate var hasReference: Bool { self != nil && xmlStrchr(self, 0x26) != nil }
}

extension xmlNodePtr {
  /// The offset of the start tag of a collected element; `nil` for copies. It is kept as an address, which is never
  /// followed.
  var tagOffset: Int? {
    get { pointee._private.map { Int(bitPattern: $0) - 1 } }
    nonmutating set {
      pointee._private = newValue.flatMap { UnsafeMutableRawPointer(bitPattern: $0 + 1) }
    }
  }

  /// The name with its prefix.
  var qualifiedName: String {
    let local = pointee.name.map { String(cString: $0) } ?? ""
    guard pointee.type == XML_ELEMENT_NODE || pointee.type == XML_ATTRIBUTE_NODE,
      let prefix = pointee.ns?.pointee.prefix
    else { return local }
    return "\(String(cString: prefix)):\(local)"
  }
}
