/// An element of the vocabulary that has begun and not ended.
struct OpenElement {
  /// The element without what is between its tags.
  let start: SourceElement
  /// What was read between the tags.
  fileprivate(set) var content = ElementContent()
  /// The position of the next child in the element's content.
  fileprivate(set) var progress: ContentProgress
  /// The names of the namespaces that are declared where the element is, by their prefixes.
  let prefixes: [String: String]
  /// A Boolean value that indicates whether its items are streamed.
  let isStreamed: Bool

  /// Opens an element.
  init(_ element: SourceElement, prefixes: [String: String], isStreamed: Bool) {
    start = element
    self.prefixes = prefixes
    self.isStreamed = isStreamed
    progress = ContentProgress(element.spec)
  }

  /// The element with what was read.
  var element: SourceElement {
    guard !content.isEmpty else { return start }
    return SourceElement(
      spec: start.spec, attributes: start.attributes, namespaces: start.namespaces,
      position: start.position, content: content)
  }
}

/// The elements of the vocabulary that have begun and not ended, the outermost first.
struct OpenElements {
  private var elements: [OpenElement] = []
  /// The number of open elements of a part that is left out.
  private var skipDepth = 0
  /// A Boolean value that indicates whether the innermost element is one whose items are streamed.
  private(set) var isStreaming = false

  var count: Int { elements.count }
  /// The innermost element without what is between its tags.
  var innermost: SourceElement? { elements.last?.start }
  /// The number of bytes of text that the innermost element has so far.
  var textLength: Int { elements.last?.content.text.utf8.count ?? 0 }

  // MARK: Parts that are left out

  var isSkipping: Bool { skipDepth > 0 }

  /// Leaves an element out that has begun.
  mutating func skip() { skipDepth = 1 }

  /// Returns whether an element that begins is inside of one that is left out.
  mutating func skipsElement() -> Bool {
    guard skipDepth > 0 else { return false }
    skipDepth += 1
    return true
  }

  /// Returns whether an element that ends is left out.
  mutating func endsSkippedElement() -> Bool {
    guard skipDepth > 0 else { return false }
    skipDepth -= 1
    return true
  }

  // MARK: The tree

  mutating func begin(_ element: OpenElement) {
    elements.append(element)
    isStreaming = element.isStreamed
  }

  mutating func end() -> OpenElement? {
    let ended = elements.popLast()
    isStreaming = elements.last?.isStreamed ?? false
    return ended
  }

  /// Takes a child into the content of the innermost element.
  mutating func take(_ name: String) -> ContentProgress.Step {
    elements[elements.count - 1].progress.take(name)
  }

  mutating func add(child: SourceElement) {
    elements[elements.count - 1].content.children.append(child)
  }

  mutating func append(_ text: String) { elements[elements.count - 1].content.text += text }

  /// Notes that a child of the innermost element is left out.
  mutating func noteInvalidChild(named name: String?) {
    elements[elements.count - 1].content.hasInvalidChild = true
    if let name { elements[elements.count - 1].content.invalidNames.insert(name) }
  }

  /// Returns the names of the namespaces that are declared in a tag or around it, by their prefixes.
  func prefixes(declaredBy tag: StartTag) -> [String: String] {
    var found = elements.last?.prefixes ?? [:]
    for index in stride(from: 0, to: tag.declaredNamespaces.count, by: 2) {
      guard let prefix = tag.declaredNamespaces[index] else { continue }
      let name = tag.declaredNamespaces[index + 1].map { String(cString: $0) } ?? ""
      found[String(cString: prefix)] = name
    }
    return found
  }
}
