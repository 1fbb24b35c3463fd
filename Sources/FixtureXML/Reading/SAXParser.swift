import CLibXML2

/// A push parser over libxml2's SAX2 interface that knows the exact place of every tag.
///
/// It keeps only the bytes that libxml2 has not consumed, so that memory does not grow with the
/// file. Confined to the thread that calls it.
final class SAXParser {
  /// The place after the consumed bytes, at the latest tag or error.
  private(set) var position = TextPosition()
  /// The first error of libxml2, which ends the document.
  private(set) var failure: SAXFailure?
  private(set) var isStopped = false
  private let tags = OpenTags()
  private var window: InputWindow
  private var currentTag = 0..<0
  private var latestEnd = 0
  private let handler: any SAXHandler
  private var context: xmlParserCtxtPtr?
  private let prefixLength: Int

  /// Creates a parser whose events go to `handler`; `byteOrderMark` bytes were skipped before it.
  init(handler: any SAXHandler, byteOrderMark: Int, chunkSize: Int) {
    self.handler = handler
    prefixLength = byteOrderMark
    position.offset = byteOrderMark
    window = InputWindow(chunkSize: chunkSize)
    context = Self.makeContext(owner: self)
  }

  deinit {
    window.deallocate()
    if let context { xmlFreeParserCtxt(context) }
  }

  /// The elements that have begun and not ended, the outermost first.
  var openTags: [OpenTag] { tags.all }

  /// A Boolean value that indicates whether the root element has ended.
  var hasEndedRoot: Bool { latestEnd > 0 && tags.all.isEmpty }

  /// Stops after the current event; nothing more is parsed.
  func stop() {
    isStopped = true
    if let context { xmlStopParser(context) }
  }

  /// Reads one chunk into the window without parsing it.
  func read(
    size: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Int
  ) rethrows -> UnsafeBufferPointer<UInt8> {
    moveToConsumed()
    window.drop(before: position)
    return try window.append(size: size, fill: fill)
  }

  /// Parses bytes of the window.
  func parse(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let context, !isStopped else { return }
    bytes.withMemoryRebound(to: CChar.self) { characters in
      _ = xmlParseChunk(context, characters.baseAddress, Int32(characters.count), 0)
    }
  }

  /// Ends the document.
  func finish() {
    guard !isStopped, let context else { return }
    xmlParseChunk(context, nil, 0, 1)
  }

  /// Returns the place of a file offset that is still in the window.
  func place(ofOffset offset: Int) -> TextPosition {
    var place = offset >= position.offset ? position : window.start
    place.advance(over: window.bytes(from: place.offset, to: offset))
    return place
  }

  /// The place of the first character after the latest tag that is not white space.
  var placeOfText: TextPosition {
    let bytes = window.bytes(from: latestEnd, to: window.endOffset)
    let close = bytes.firstIndex(of: 0x3E) ?? 0
    let isOpen = bytes.prefix(close).allSatisfy { $0 == 0x2F || $0 <= 0x20 }
    let start = isOpen && !bytes.isEmpty && bytes[close] == 0x3E ? close + 1 : 0
    let text = bytes[start...].firstIndex { $0 > 0x20 } ?? start
    return place(ofOffset: latestEnd + text)
  }

  /// Returns the attributes of the tag whose event is being delivered, and the tag's bytes.
  func withCurrentTag<Result>(
    _ body: (UnsafeBufferPointer<UInt8>, [RawAttribute]) -> Result
  ) -> Result {
    let tag = window.bytes(from: currentTag.lowerBound, to: currentTag.upperBound)
    return body(tag, RawAttribute.scan(tag))
  }
}

extension SAXParser {
  private static func makeContext(owner: SAXParser) -> xmlParserCtxtPtr? {
    xmlInitParser()
    var sax = xmlSAXHandler()
    sax.initialized = UInt32(XML_SAX2_MAGIC)
    sax.startElementNs = {
      owner, name, _, namespace, declared, declarations, count, _, attributes in
      guard let name else { return }
      let namespaces = UnsafeBufferPointer(
        start: UnsafePointer(declarations), count: Int(declared) * 2)
      SAXParser.with(owner) { $0.didStart(name, namespace, namespaces, attributes, Int(count)) }
    }
    sax.endElementNs = { owner, _, _, _ in SAXParser.with(owner) { $0.didEnd() } }
    let characters: charactersSAXFunc = { owner, text, length in
      let bytes = UnsafeBufferPointer(start: text, count: Int(length))
      SAXParser.with(owner) { $0.didRead(bytes) }
    }
    sax.characters = characters
    sax.ignorableWhitespace = characters
    sax.cdataBlock = characters
    sax.serror = { owner, error in
      guard let error else { return }
      SAXParser.with(owner) { $0.didFail(UnsafePointer(error)) }
    }
    let user = Unmanaged.passUnretained(owner).toOpaque()
    let context = xmlCreatePushParserCtxt(&sax, user, nil, 0, nil)
    // Without NOENT an ampersand in an attribute would arrive as "&#38;"; no other entity can be
    // declared, because the byte scan rejects document type declarations.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_BIG_LINES.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    return context
  }

  /// Calls the parser that libxml2's pointer refers to; the caller of libxml2 keeps it alive.
  private static func with(_ owner: UnsafeMutableRawPointer?, _ body: (SAXParser) -> Void) {
    guard let owner else { return }
    Unmanaged<SAXParser>.fromOpaque(owner)._withUnsafeGuaranteedRef { body($0) }
  }

  private func didRead(_ text: UnsafeBufferPointer<UInt8>) {
    if !isStopped { handler.characters(text, in: self) }
  }

  private var consumedOffset: Int {
    guard let input = context?.pointee.input else { return position.offset }
    return prefixLength + Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  private func moveToConsumed() { move(to: consumedOffset) }

  private func move(to offset: Int) {
    guard offset > position.offset else { return }
    // A copy, because a method on the property itself would be checked for exclusivity every time.
    var place = position
    place.advance(over: window.bytes(from: place.offset, to: offset))
    position = place
  }

  private func didStart(
    _ name: UnsafePointer<UInt8>, _ namespace: UnsafePointer<UInt8>?,
    _ namespaces: UnsafeBufferPointer<UnsafePointer<UInt8>?>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, _ count: Int
  ) {
    guard !isStopped else { return }
    let end = consumedOffset
    let start = nextBracket(from: latestEnd, to: end) ?? lastBracket(before: end)
    latestEnd = end
    move(to: start)
    currentTag = start..<end
    tags.push(OpenTag(name: name, line: position.line, column: position.column))
    let tag = StartTag(
      name: name, namespace: namespace, declaredNamespaces: namespaces, start: position,
      attributes: attributes, attributeCount: count)
    handler.startElement(tag, in: self)
  }

  private func didEnd() {
    guard !isStopped else { return }
    latestEnd = consumedOffset
    tags.pop()
    handler.endElement(in: self)
  }

  private func didFail(_ error: UnsafePointer<xmlError>) {
    // The name of a namespace is a name, not an address.
    guard failure == nil, !isStopped, error.pointee.level != XML_ERR_WARNING,
      error.pointee.code != Int32(XML_WAR_NS_URI.rawValue)
    else { return }
    let offset = consumedOffset
    let start = lastBracket(before: offset)
    failure = SAXFailure(
      error: error.pointee,
      place: place(ofOffset: Self.isAboutEntity(error.pointee) ? entityStart(offset) : offset),
      tagStart: place(ofOffset: start),
      repeatedAttribute: repeatedAttribute(in: error.pointee, tag: start..<offset))
    stop()
  }

  /// Returns the offset of the tag's `<` when there is only white space between it and the tag
  /// before.
  private func nextBracket(from start: Int, to end: Int) -> Int? {
    let bytes = window.bytes
    var index = start - window.start.offset
    let limit = min(end - window.start.offset, bytes.count) - 1
    guard index >= 0 else { return nil }
    while index < limit {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09, 0x2F, 0x3E: index += 1
      case 0x3C where bytes[index + 1] != 0x21 && bytes[index + 1] != 0x3F:
        return window.start.offset + index
      default: return nil
      }
    }
    return nil
  }

  /// Returns the offset of the `<` that opens the tag ending at an offset: there can be no other
  /// one in between.
  private func lastBracket(before end: Int) -> Int {
    let bytes = window.bytes
    guard let base = bytes.baseAddress else { return end }
    var cursor = base + min(end - window.start.offset, bytes.count)
    while cursor > base {
      cursor -= 1
      if cursor.pointee == 0x3C { return window.start.offset + (cursor - base) }
    }
    return end
  }

  private static func isAboutEntity(_ error: xmlError) -> Bool {
    [XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY].contains {
      Int32($0.rawValue) == error.code
    }
  }

  /// Returns the offset of the `&` before an offset.
  private func entityStart(_ offset: Int) -> Int {
    let bytes = window.bytes(from: window.start.offset, to: offset)
    return bytes.lastIndex(of: 0x26).map { window.start.offset + $0 } ?? offset
  }

  private func repeatedAttribute(in error: xmlError, tag: Range<Int>) -> TextPosition? {
    guard error.code == Int32(XML_ERR_ATTRIBUTE_REDEFINED.rawValue), let name = error.str1 else {
      return nil
    }
    let bytes = window.bytes(from: tag.lowerBound, to: tag.upperBound)
    let wanted = String(cString: name)
    let matches = RawAttribute.scan(bytes).filter { bytes[$0.name].elementsEqual(wanted.utf8) }
    return matches.dropFirst().first.map { place(ofOffset: tag.lowerBound + $0.name.lowerBound) }
  }
}

/// The methods that a parser calls for the parts of a document, on the parsing thread.
protocol SAXHandler: AnyObject {
  /// An element begins; the tag is valid during the call only.
  func startElement(_ tag: StartTag, in parser: SAXParser)
  /// The innermost element ends.
  func endElement(in parser: SAXParser)
  /// Text inside the innermost element, in as many pieces as the parser likes.
  func characters(_ bytes: UnsafeBufferPointer<UInt8>, in parser: SAXParser)
}
