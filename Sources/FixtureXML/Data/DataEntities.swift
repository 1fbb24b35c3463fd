import CLibXML2

/// A check of entity references in a data document: their text must not be missing or exceed a
/// limit.
///
/// Internal entities of plain text are part of a node's text. All others are errors, because their
/// content would be missing from the rows.
struct DataEntities {
  private let limit: Int
  private var lengths: [String: Int] = [:]
  private var expanded = 0

  /// Creates a check with a limit for the text that entities expand to, in bytes.
  init(limit: Int) { self.limit = limit }

  /// Checks a reference that the reader has reached.
  mutating func check(_ reference: xmlNodePtr, line: Int) throws(ExternalDocumentError) {
    _ = try length(of: reference, line: line)
  }

  /// Checks every reference below an element, attributes included, and counts its text.
  mutating func checkTree(_ root: xmlNodePtr) throws(ExternalDocumentError) {
    var next: xmlNodePtr? = root
    while let node = next {
      try checkOne(node)
      // The children of a reference are the entity's declaration.
      let isReference = node.pointee.type == XML_ENTITY_REF_NODE
      if !isReference, let child = node.pointee.children {
        next = child
        continue
      }
      next = Self.following(node, in: root)
    }
  }

  private static func following(_ node: xmlNodePtr, in root: xmlNodePtr) -> xmlNodePtr? {
    var node = node
    while node != root {
      if let sibling = node.pointee.next { return sibling }
      guard let parent = node.pointee.parent else { return nil }
      node = parent
    }
    return nil
  }

  private mutating func checkOne(_ node: xmlNodePtr) throws(ExternalDocumentError) {
    if node.pointee.type == XML_ENTITY_REF_NODE { try count(node) }
    guard node.pointee.type == XML_ELEMENT_NODE else { return }
    var attribute = node.pointee.properties
    while let current = attribute {
      var child = current.pointee.children
      while let part = child {
        if part.pointee.type == XML_ENTITY_REF_NODE { try count(part) }
        child = part.pointee.next
      }
      attribute = current.pointee.next
    }
  }

  private mutating func count(_ reference: xmlNodePtr) throws(ExternalDocumentError) {
    let line = max(1, Int(xmlGetLineNo(reference)))
    expanded += try length(of: reference, line: line)
    guard expanded <= limit else { throw .tooMuchEntityText(line: line) }
  }

  private mutating func length(
    of reference: xmlNodePtr, line: Int
  ) throws(ExternalDocumentError) -> Int {
    let name = reference.pointee.name.map { String(cString: $0) } ?? ""
    return try length(ofEntity: name, in: reference.pointee.doc, line: line, depth: 0)
  }

  private mutating func length(
    ofEntity name: String, in document: xmlDocPtr?, line: Int, depth: Int
  ) throws(ExternalDocumentError) -> Int {
    if let known = lengths[name] { return known }
    guard let entity = xmlGetDocEntity(document, name) else {
      throw .unexpandedEntity(name, .undefined, line: line)
    }
    if entity.pointee.etype == XML_INTERNAL_PREDEFINED_ENTITY { return 1 }
    guard entity.pointee.etype == XML_INTERNAL_GENERAL_ENTITY else {
      throw .unexpandedEntity(name, .external, line: line)
    }
    let content = entity.pointee.content.map { String(cString: $0) } ?? ""
    guard !content.utf8.contains(0x3C), depth < 40 else {
      throw .unexpandedEntity(name, .markup, line: line)
    }
    var length = content.utf8.count
    for inner in Self.references(in: content) {
      length += try self.length(ofEntity: inner, in: document, line: line, depth: depth + 1)
      guard length <= limit else { break }
    }
    lengths[name] = length
    return length
  }

  /// Returns the names of the general entities that a text refers to.
  private static func references(in content: String) -> [String] {
    content.split(separator: "&", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: ";"), !part.hasPrefix("#") else { return nil }
      return String(part[..<end])
    }
  }
}

/// The reasons why the content of an entity is not part of the data.
enum EntityProblem: Equatable {
  /// The entity is in another file.
  case external
  /// The entity is not declared in this file.
  case undefined
  /// The entity contains elements.
  case markup
}
