import CLibXML2

/// The text of entity references in a data document, which must not be missing or exceed a limit.
///
/// Internal entities of plain text are part of a node's text. All others are errors, because their
/// content would be missing from the rows.
struct DataEntities {
  private let limit: Int
  private var texts: [String: [UInt8]] = [:]
  private var expanded = 0

  /// Creates a check with a limit for the text that entities expand to, in bytes.
  init(limit: Int) { self.limit = limit }

  /// Returns the text of a reference in content, and counts it.
  mutating func text(
    of name: String, in document: xmlDocPtr?, offset: Int
  ) throws(ExternalDocumentError) -> [UInt8] {
    let text = try text(ofEntity: name, in: document, offset: offset, depth: 0)
    try count(text, offset: offset)
    return text
  }

  /// Checks and counts the references in the attributes of an element.
  mutating func checkAttributes(
    of element: xmlNodePtr, offset: Int
  ) throws(ExternalDocumentError) {
    var attribute = element.pointee.properties
    while let current = attribute {
      var child = current.pointee.children
      while let part = child {
        if part.pointee.type == XML_ENTITY_REF_NODE {
          let name = part.pointee.name.map { String(cString: $0) } ?? ""
          _ = try text(of: name, in: part.pointee.doc, offset: offset)
        }
        child = part.pointee.next
      }
      attribute = current.pointee.next
    }
  }

  private mutating func count(_ text: [UInt8], offset: Int) throws(ExternalDocumentError) {
    expanded += text.count
    guard expanded <= limit else { throw .tooMuchEntityText(offset: offset) }
  }

  private mutating func text(
    ofEntity name: String, in document: xmlDocPtr?, offset: Int, depth: Int
  ) throws(ExternalDocumentError) -> [UInt8] {
    if let known = texts[name] { return known }
    guard let entity = xmlGetDocEntity(document, name) else {
      throw .unexpandedEntity(name, .undefined, offset: offset)
    }
    if entity.pointee.etype == XML_INTERNAL_PREDEFINED_ENTITY {
      return entity.pointee.content.map { Array(String(cString: $0).utf8) } ?? []
    }
    guard entity.pointee.etype == XML_INTERNAL_GENERAL_ENTITY else {
      throw .unexpandedEntity(name, .external, offset: offset)
    }
    let content = entity.pointee.content.map { String(cString: $0) } ?? ""
    guard !content.utf8.contains(0x3C), depth < 40 else {
      throw .unexpandedEntity(name, .markup, offset: offset)
    }
    var text: [UInt8] = []
    for (index, part) in content.utf8.split(separator: 0x26, omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0, let end = part.firstIndex(of: 0x3B) else {
        text += part
        continue
      }
      text += try replacement(of: String(Substring(part[..<end])), in: document, offset, depth)
      text += part[part.index(after: end)...]
      guard text.count <= limit else { throw .tooMuchEntityText(offset: offset) }
    }
    texts[name] = text
    return text
  }

  private mutating func replacement(
    of reference: String, in document: xmlDocPtr?, _ offset: Int, _ depth: Int
  ) throws(ExternalDocumentError) -> [UInt8] {
    guard reference.hasPrefix("#") else {
      return try text(ofEntity: reference, in: document, offset: offset, depth: depth + 1)
    }
    let digits = reference.dropFirst()
    let value =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap { Unicode.Scalar($0) }.map { Array(String($0).utf8) } ?? []
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
