import FixtureModel

/// The reader of a fixture, which checks each element and streams the rows.
final class FixtureReader: SAXHandler {
  /// The part of a fixture that is read.
  enum Extent { case whole, declarationsOnly }

  private let path: String
  private let sink: DiagnosticSink
  private let limits: ReadingLimits
  private let extent: Extent
  private let assembler: FixtureAssembler
  private let checker: ElementChecker
  private var open: [OpenElement] = []
  private var skipDepth = 0
  private var elementCount = 0
  private var declaredCount = 0
  private var containerCount = 0
  private var containerElementCount = 0
  private var hasReportedManyElements = false
  private var itemName: UnsafePointer<UInt8>?
  private var namespaceName: UnsafePointer<UInt8>?
  private var prefixes: [[String: String]] = [[:]]
  private var isInItem = false
  /// A Boolean value that indicates whether the innermost element of the tree is one whose items
  /// are streamed.
  private var isStreaming = false
  private var stream: RowStream?
  private var hasReportedLongText = false
  private var latestText: TextPosition?

  /// Creates a reader that hands what it reads to an assembler.
  init(
    path: String, extent: Extent, limits: ReadingLimits, assembler: FixtureAssembler,
    sink: DiagnosticSink
  ) {
    self.path = path
    self.extent = extent
    self.limits = limits
    self.assembler = assembler
    self.sink = sink
    checker = ElementChecker(sink: sink)
  }

  func startElement(_ tag: StartTag, in parser: SAXParser) {
    guard !sink.isOverwhelmed else { return parser.stop() }
    if skipDepth > 0 {
      skipDepth += 1
    } else if !isInItem, isStreaming, isItem(tag) {
      guard isInNamespace(tag, parser) else { return skip() }
      isInItem = true
      stream?.beginItem(tag, in: parser)
    } else {
      startTreeElement(tag, in: parser)
    }
  }

  func endElement(in parser: SAXParser) {
    if skipDepth > 0 {
      skipDepth -= 1
    } else if isInItem, isStreaming {
      isInItem = false
      if stream?.endItem() == false { parser.stop() }
    } else {
      endTreeElement(in: parser)
    }
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>, in parser: SAXParser) {
    // Nearly all texts are the white space between rows.
    guard skipDepth == 0, !isStreaming || !Self.isSpace(bytes) else { return }
    if !isInItem, let last = open.indices.last, case .text = open[last].element.spec.content {
      let room = limits.textLength - open[last].element.text.utf8.count
      open[last].element.text += String(decoding: bytes.prefix(max(0, room)), as: UTF8.self)
      if bytes.count > room { reportLongText(open[last].element) }
    } else if bytes.contains(where: { $0 > 0x20 }) {
      reportText(at: parser.placeOfText)
    }
  }
}

extension FixtureReader {
  /// Returns whether a text is white space; a loop, because a closure takes ten times as long in debug
  /// builds.
  private static func isSpace(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    var index = 0
    while index < bytes.count, start[index] <= 0x20 { index += 1 }
    return index == bytes.count
  }

  private func skip() { skipDepth = 1 }

  private func startTreeElement(_ tag: StartTag, in parser: SAXParser) {
    let name = String(cString: tag.name)
    let position = SourcePosition(file: path, line: tag.start.line, column: tag.start.column)
    guard isInNamespace(tag, parser), takeElement(name, at: position) else { return skip() }
    guard let spec = accept(name, at: position) else {
      noteInvalid(of: tag, in: parser)
      return skip()
    }
    let declared = declaredPrefixes(tag)
    let inherited = prefixes[prefixes.count - 1]
    prefixes.append(declared.isEmpty ? inherited : inherited.merging(declared) { $1 })
    let element = SourceElement(
      spec: spec, attributes: plainAttributes(of: tag, in: parser),
      namespaces: Self.pathElements.contains(name) ? prefixes[prefixes.count - 1] : [:],
      position: position)
    checker.checkAttributes(of: element)
    begin(element, in: parser)
  }

  /// Returns whether a tag is a row's. Caches the interned name of the first row, so that later rows compare
  /// pointers.
  private func isItem(_ tag: StartTag) -> Bool {
    if let itemName { return tag.name == itemName }
    guard String(cString: tag.name) == "item" else { return false }
    itemName = tag.name
    return true
  }

  private func begin(_ element: SourceElement, in parser: SAXParser) {
    var isStreamed = false
    if open.isEmpty {
      assembler.begin(element)
    } else if element.spec.containerKind != nil, open.count == 1 {
      if extent == .declarationsOnly {
        assembler.finishDeclarations()
        parser.stop()
        return
      }
      assembler.beginContainer(element)
    } else if open.count == 2, assembler.isInContainer, element.spec.isRowList {
      isStreamed = true
      stream = assembler.beginRows(path: path)
    }
    open.append(OpenElement(element, isStreamed: isStreamed))
    isStreaming = isStreamed
  }

  private func endTreeElement(in parser: SAXParser) {
    guard let ended = open.popLast() else { return }
    prefixes.removeLast()
    isStreaming = open.last?.isStreamed ?? false
    checker.checkEnd(ended.progress, of: ended.element)
    if isInItem {
      stream?.take(ended.element)
    } else if ended.isStreamed {
      assembler.endRows(ended.element)
    } else if isStreaming {
      assembler.addRows(ended.element)
    } else if open.count == 1 {
      assembler.endTopLevel(ended.element)
    } else if open.count == 2, assembler.isInContainer {
      assembler.addToContainer(ended.element)
    } else if let last = open.indices.last {
      open[last].element.children.append(ended.element)
    } else {
      assembler.end(ended.element)
    }
  }

  private func takeElement(_ name: String, at position: SourcePosition) -> Bool {
    elementCount += 1
    if !assembler.isInContainer {
      declaredCount += 1
      if Vocabulary.standard[name]?.containerKind != nil { containerCount += 1 }
    } else if !Self.rowParts.contains(name) {
      containerElementCount += 1
    }
    guard let message = excess else { return true }
    guard !hasReportedManyElements else { return false }
    hasReportedManyElements = true
    sink.error(.tooManyElements, message, at: position, length: name.unicodeScalars.count + 1)
    return false
  }

  /// The elements of rows, which a file has in proportion to its size and which are not held.
  private static let rowParts: Set = [
    "item", "items", "key", "map", "repeat", "section", "sections", "value", "vary",
  ]

  /// The elements whose attributes have XPath expressions.
  private static let pathElements: Set = ["items", "key", "map", "sections"]

  /// The limit that the elements so far exceed, in words.
  private var excess: String? {
    if elementCount > limits.elements {
      "a fixture may have at most \(limits.elements) elements besides items"
    } else if declaredCount > limits.declaredElements {
      "a fixture may have at most \(limits.declaredElements) elements outside of containers"
    } else if containerElementCount > limits.containerElements {
      "the containers of a fixture may have at most \(limits.containerElements) elements besides rows"
    } else if containerCount > limits.containers {
      "a fixture may have at most \(limits.containers) containers"
    } else {
      nil
    }
  }

  /// Finds the element's entry and adds it to its parent's content; `nil` after an error was reported.
  private func accept(_ name: String, at position: SourcePosition) -> ElementSpec? {
    let spec = Vocabulary.standard[name]
    if isInItem { return acceptInItem(name, spec, at: position) }
    guard let last = open.indices.last else { return acceptRoot(name, at: position) }
    let step = open[last].progress.take(name)
    if step != .accepted {
      checker.report(name, in: open[last].element.spec, step, at: position)
      return nil
    }
    return spec
  }

  /// Records an invalid element, so that what it would have declared is not reported as missing.
  private func noteInvalid(of tag: StartTag, in parser: SAXParser) {
    if isInItem { return stream?.markError() ?? () }
    guard let last = open.indices.last else { return }
    open[last].element.hasInvalidChild = true
    if open.count <= 3, assembler.isInContainer { assembler.noteInvalidChild() }
    let attributes = parser.sourceAttributes(of: tag, path: path)
    guard let name = attributes.first(where: { $0.name == "name" })?.value else { return }
    open[last].element.invalidNames.insert(name)
    if open.count == 1 { assembler.noteInvalid(ofType: name) }
  }

  private func acceptRoot(_ name: String, at position: SourcePosition) -> ElementSpec? {
    guard name == "fixture" else {
      sink.error(
        .wrongRoot, "the root element is 'fixture', not '\(name)'", at: position,
        length: name.unicodeScalars.count + 1)
      return nil
    }
    return Vocabulary.standard[name]
  }

  private func acceptInItem(
    _ name: String, _ spec: ElementSpec?, at position: SourcePosition
  ) -> ElementSpec? {
    guard let item = Vocabulary.standard["item"] else { return nil }
    if open.last?.isStreamed == false {
      checker.report(name, in: Vocabulary.standard["value"] ?? item, .foreign, at: position)
      return nil
    }
    guard spec?.isRowPart == true else {
      checker.report(name, in: item, .foreign, at: position)
      return nil
    }
    return spec
  }

  private func isInNamespace(_ tag: StartTag, _ parser: SAXParser) -> Bool {
    guard let namespace = tag.namespace else { return reportNamespace(tag, nil) }
    if namespace == namespaceName { return true }
    let name = String(cString: namespace)
    guard name == Vocabulary.namespace else { return reportNamespace(tag, name) }
    namespaceName = namespace
    return true
  }

  private func reportNamespace(_ tag: StartTag, _ name: String?) -> Bool {
    let position = SourcePosition(file: path, line: tag.start.line, column: tag.start.column)
    let found = name.map { "'\($0)'" } ?? "no namespace"
    sink.error(
      .wrongNamespace,
      "this element is in \(found); the fixture language is xmlns=\"\(Vocabulary.namespace)\"",
      at: position, length: String(cString: tag.name).unicodeScalars.count + 1)
    return false
  }

  private func declaredPrefixes(_ tag: StartTag) -> [String: String] {
    var found: [String: String] = [:]
    for index in stride(from: 0, to: tag.declaredNamespaces.count, by: 2) {
      guard let prefix = tag.declaredNamespaces[index] else { continue }
      let name = tag.declaredNamespaces[index + 1].map { String(cString: $0) } ?? ""
      found[String(cString: prefix)] = name
    }
    return found
  }

  private func plainAttributes(of tag: StartTag, in parser: SAXParser) -> [SourceAttribute] {
    let attributes = parser.sourceAttributes(of: tag, path: path)
    return attributes.indices.compactMap { index in
      guard let prefix = tag.attributePrefix(index) else { return attributes[index] }
      sink.reportPrefix(String(cString: prefix), of: attributes[index])
      return nil
    }
  }

  private func reportLongText(_ element: SourceElement) {
    guard !hasReportedLongText else { return }
    hasReportedLongText = true
    sink.error(
      .textTooLong, "the text may be at most \(limits.textLength) bytes long",
      at: element.position, length: element.name.count + 1)
  }

  /// Reports text where none is allowed, once for all pieces of it.
  private func reportText(at place: TextPosition) {
    guard place != latestText else { return }
    latestText = place
    let name = isInItem && isStreaming ? "item" : open.last?.element.name ?? "the document"
    sink.error(
      .unexpectedText, "'\(name)' has no text",
      at: SourcePosition(file: path, line: place.line, column: place.column))
  }
}

/// An element of the vocabulary that has begun and not ended.
struct OpenElement {
  /// The part of the element that was read.
  var element: SourceElement
  /// The position of the next child in the element's content.
  var progress: ContentProgress
  /// A Boolean value that indicates whether its items are streamed.
  let isStreamed: Bool

  /// Opens an element.
  init(_ element: SourceElement, isStreamed: Bool) {
    self.element = element
    self.isStreamed = isStreamed
    progress = ContentProgress(element.spec)
  }
}
