import FixtureModel

/// The reader of a fixture, which checks each element and streams the rows.
final class FixtureReader: SAXHandler {
  /// The part of a fixture that is read.
  enum Extent { case whole, declarationsOnly }

  private let path: String
  private let sink: DiagnosticSink
  private let extent: Extent
  private let assembler: FixtureAssembler
  private let checker: ElementChecker
  private var open = OpenElements()
  private var rows = RowReading()
  private var budget: ElementBudget
  private var names = InternedNames()
  private var texts: TextReports

  /// Creates a reader that hands what it reads to an assembler.
  init(
    path: String, extent: Extent, limits: ReadingLimits, assembler: FixtureAssembler,
    sink: DiagnosticSink
  ) {
    self.path = path
    self.extent = extent
    self.assembler = assembler
    self.sink = sink
    checker = ElementChecker(sink: sink)
    budget = ElementBudget(limits)
    texts = TextReports(path: path, limit: limits.textLength, sink: sink)
  }

  func startElement(_ tag: StartTag, in parser: SAXParser) {
    guard !sink.isOverwhelmed else { return parser.stop() }
    guard !open.skipsElement() else { return }
    if !rows.isInItem, open.isStreaming, names.isItem(tag) {
      guard isInNamespace(tag) else { return open.skip() }
      rows.begin(tag, in: parser)
    } else {
      startTreeElement(tag, in: parser)
    }
  }

  func endElement(in parser: SAXParser) {
    guard !open.endsSkippedElement() else { return }
    if rows.isInItem, open.isStreaming {
      if !rows.end() { parser.stop() }
    } else {
      endTreeElement()
    }
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>, in parser: SAXParser) {
    // Nearly all texts are the white space between rows.
    guard !open.isSkipping, !open.isStreaming || !Self.isSpace(bytes) else { return }
    if !rows.isInItem, let element = open.innermost, case .text = element.spec.content {
      open.append(texts.beginning(of: bytes, in: element, after: open.textLength))
    } else if bytes.contains(where: { $0 > 0x20 }) {
      let isInRow = rows.isInItem && open.isStreaming
      texts.report(in: isInRow ? "item" : open.innermost?.name, at: parser.placeOfText)
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

  private func startTreeElement(_ tag: StartTag, in parser: SAXParser) {
    let known = names.spec(of: tag)
    let name = known?.name ?? String(cString: tag.name)
    let position = SourcePosition(file: path, line: tag.start.line, column: tag.start.column)
    guard isInNamespace(tag), takeElement(name, known, at: position) else { return open.skip() }
    guard let spec = accept(name, known, at: position) else {
      noteInvalid(of: tag, in: parser)
      return open.skip()
    }
    let prefixes = open.prefixes(declaredBy: tag)
    let element = SourceElement(
      spec: spec, attributes: plainAttributes(of: tag, in: parser),
      namespaces: !prefixes.isEmpty && Self.pathElements.contains(name) ? prefixes : [:],
      position: position)
    checker.checkAttributes(of: element)
    begin(element, prefixes: prefixes, in: parser)
  }

  private func begin(
    _ element: SourceElement, prefixes: [String: String], in parser: SAXParser
  ) {
    var isStreamed = false
    if open.count == 0 {
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
      rows.stream = assembler.beginRows(path: path)
    }
    open.begin(OpenElement(element, prefixes: prefixes, isStreamed: isStreamed))
  }

  private func endTreeElement() {
    guard let ended = open.end() else { return }
    let element = ended.element
    checker.checkEnd(ended.progress, of: element)
    if rows.isInItem {
      rows.stream?.take(element)
    } else if ended.isStreamed {
      assembler.endRows(element)
    } else if open.isStreaming {
      assembler.addRows(element)
    } else if open.count == 1 {
      assembler.endTopLevel(element)
    } else if open.count == 2, assembler.isInContainer {
      assembler.addToContainer(element)
    } else if open.count > 0 {
      open.add(child: element)
    } else {
      assembler.end(element)
    }
  }

  private func takeElement(
    _ name: String, _ spec: ElementSpec?, at position: SourcePosition
  ) -> Bool {
    switch budget.take(spec, isInContainer: assembler.isInContainer) {
    case .within: return true
    case .exceeded: return false
    case .exceeds(let message):
      sink.error(.tooManyElements, message, at: position, length: name.unicodeScalars.count + 1)
      return false
    }
  }

  /// The elements whose attributes have XPath expressions.
  private static let pathElements: Set = ["items", "key", "map", "sections"]

  /// Finds the element's entry and adds it to its parent's content; `nil` after an error was reported.
  private func accept(
    _ name: String, _ spec: ElementSpec?, at position: SourcePosition
  ) -> ElementSpec? {
    if rows.isInItem { return acceptInItem(name, spec, at: position) }
    guard let parent = open.innermost else { return acceptRoot(name, spec, at: position) }
    let step = open.take(name)
    if step != .accepted {
      checker.report(name, in: parent.spec, step, at: position)
      return nil
    }
    return spec
  }

  /// Records an invalid element, so that what it would have declared is not reported as missing.
  private func noteInvalid(of tag: StartTag, in parser: SAXParser) {
    if rows.isInItem { return rows.stream?.markError() ?? () }
    guard open.count > 0 else { return }
    if open.count <= 3, assembler.isInContainer { assembler.noteInvalidChild() }
    let attributes = parser.sourceAttributes(of: tag, path: path)
    let name = attributes.first { $0.name == "name" }?.value
    open.noteInvalidChild(named: name)
    if open.count == 1, let name { assembler.noteInvalid(ofType: name) }
  }

  private func acceptRoot(
    _ name: String, _ spec: ElementSpec?, at position: SourcePosition
  ) -> ElementSpec? {
    guard name == "fixture" else {
      sink.error(
        .wrongRoot, "the root element is 'fixture', not '\(name)'", at: position,
        length: name.unicodeScalars.count + 1)
      return nil
    }
    return spec
  }

  private func acceptInItem(
    _ name: String, _ spec: ElementSpec?, at position: SourcePosition
  ) -> ElementSpec? {
    guard let item = Vocabulary.standard["item"] else { return nil }
    if !open.isStreaming {
      checker.report(name, in: Vocabulary.standard["value"] ?? item, .foreign, at: position)
      return nil
    }
    guard spec?.isRowPart == true else {
      checker.report(name, in: item, .foreign, at: position)
      return nil
    }
    return spec
  }

  private func isInNamespace(_ tag: StartTag) -> Bool {
    names.isInFixtureNamespace(tag)
      || reportNamespace(tag, tag.namespace.map { String(cString: $0) })
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

  private func plainAttributes(of tag: StartTag, in parser: SAXParser) -> [SourceAttribute] {
    let attributes = parser.sourceAttributes(of: tag, path: path)
    let indices = attributes.indices
    guard indices.contains(where: { tag.attributePrefix($0) != nil }) else { return attributes }
    return indices.compactMap { index in
      guard let prefix = tag.attributePrefix(index) else { return attributes[index] }
      sink.reportPrefix(String(cString: prefix), of: attributes[index])
      return nil
    }
  }
}
