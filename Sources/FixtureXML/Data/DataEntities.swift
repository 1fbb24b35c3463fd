import CLibXML2

/// The text of entity references in a data document, which must not be missing or exceed a limit.
///
/// Internal entities of plain text and CDATA sections are part of a node's text. All others are errors, because their
/// content would be missing from the rows.
struct DataEntities {
  /// The places of a reference. In an attribute, white space of an entity's text becomes spaces (XML 1.0,
  /// section 3.3.3).
  private enum Place: Hashable { case content, attribute }

  private struct Key: Hashable {
    let name: String
    let place: Place
  }

  private let limit: Int
  private var texts: [Key: [UInt8]] = [:]
  private var expanded = 0

  /// Creates a check with a limit for the text that entities expand to, in bytes.
  init(limit: Int) { self.limit = limit }

  /// Returns the text of a reference in content, and counts it.
  mutating func text(
    of name: String, in document: xmlDocPtr?, offset: Int
  ) throws(ExternalDocumentError) -> [UInt8] {
    let text = try text(
      ofEntity: Key(name: name, place: .content), in: document, offset: offset, depth: 0)
    try count(text, offset: offset)
    return text
  }

  /// Returns the value of an attribute with references, as libxml2 passes the names of namespaces.
  mutating func value(
    _ literal: UnsafePointer<UInt8>, in document: xmlDocPtr?, offset: Int
  ) throws(ExternalDocumentError) -> [UInt8] {
    let text = try expand(
      String(cString: literal), .attribute, in: document, offset: offset, depth: 0)
    try count(text, offset: offset)
    return text
  }

  /// Replaces the references in the attributes of an element by their texts, and counts these.
  mutating func expandAttributes(
    of element: xmlNodePtr, offset: Int
  ) throws(ExternalDocumentError) {
    var attribute = element.pointee.properties
    while let current = attribute {
      if Self.hasReference(current) {
        let value = try value(of: current, offset: offset)
        try count(value, offset: offset)
        Self.set(value, of: current)
      }
      attribute = current.pointee.next
    }
  }

  private static func hasReference(_ attribute: xmlAttrPtr) -> Bool {
    var child = attribute.pointee.children
    while let part = child {
      if part.pointee.type == XML_ENTITY_REF_NODE { return true }
      child = part.pointee.next
    }
    return false
  }

  private mutating func value(
    of attribute: xmlAttrPtr, offset: Int
  ) throws(ExternalDocumentError) -> [UInt8] {
    var value: [UInt8] = []
    var child = attribute.pointee.children
    while let part = child {
      if part.pointee.type == XML_ENTITY_REF_NODE {
        let name = part.pointee.name.map { String(cString: $0) } ?? ""
        value += try text(
          ofEntity: Key(name: name, place: .attribute), in: part.pointee.doc, offset: offset,
          depth: 0)
      } else if let content = part.pointee.content {
        value += UnsafeBufferPointer(start: content, count: Int(xmlStrlen(content)))
      }
      guard value.count <= limit else { throw .tooMuchEntityText(offset: offset) }
      child = part.pointee.next
    }
    return value
  }

  private static func set(_ value: [UInt8], of attribute: xmlAttrPtr) {
    let text = value.withUnsafeBufferPointer {
      xmlNewDocTextLen(attribute.pointee.doc, $0.baseAddress, Int32($0.count))
    }
    xmlFreeNodeList(attribute.pointee.children)
    attribute.pointee.children = text
    attribute.pointee.last = text
    text?.pointee.parent = UnsafeMutableRawPointer(attribute).assumingMemoryBound(to: xmlNode.self)
  }

  private mutating func count(_ text: [UInt8], offset: Int) throws(ExternalDocumentError) {
    expanded += text.count
    guard expanded <= limit else { throw .tooMuchEntityText(offset: offset) }
  }

  private mutating func text(
    ofEntity key: Key, in document: xmlDocPtr?, offset: Int, depth: Int
  ) throws(ExternalDocumentError) -> [UInt8] {
    if let known = texts[key] { return known }
    guard let entity = xmlGetDocEntity(document, key.name) else {
      throw .unexpandedEntity(key.name, .undefined, offset: offset)
    }
    if entity.pointee.etype == XML_INTERNAL_PREDEFINED_ENTITY {
      return entity.pointee.content.map { Array(String(cString: $0).utf8) } ?? []
    }
    guard entity.pointee.etype == XML_INTERNAL_GENERAL_ENTITY else {
      throw .unexpandedEntity(key.name, .external, offset: offset)
    }
    var rest = Substring(entity.pointee.content.map { String(cString: $0) } ?? "")
    var text: [UInt8] = []
    while !rest.isEmpty {
      let section = key.place == .content ? rest.firstRange(of: "<![CDATA[") : nil
      let part = rest[..<(section?.lowerBound ?? rest.endIndex)]
      guard !part.utf8.contains(0x3C), depth < 40 else {
        throw .unexpandedEntity(key.name, .markup, offset: offset)
      }
      text += try expand(String(part), key.place, in: document, offset: offset, depth: depth)
      guard let section else { break }
      rest = rest[section.upperBound...]
      let end = rest.firstRange(of: "]]>") ?? rest.endIndex..<rest.endIndex
      text += rest[..<end.lowerBound].utf8
      rest = rest[end.upperBound...]
    }
    guard text.count <= limit else { throw .tooMuchEntityText(offset: offset) }
    texts[key] = text
    return text
  }

  /// Returns a text with its references replaced.
  private mutating func expand(
    _ content: String, _ place: Place, in document: xmlDocPtr?, offset: Int, depth: Int
  ) throws(ExternalDocumentError) -> [UInt8] {
    var text: [UInt8] = []
    for (index, part) in content.utf8.split(separator: 0x26, omittingEmptySubsequences: false)
      .enumerated()
    {
      var literal = part
      if index > 0, let end = part.firstIndex(of: 0x3B) {
        let reference = String(Substring(part[..<end]))
        text += try replacement(of: reference, place, in: document, offset, depth)
        literal = part[part.index(after: end)...]
      }
      text += place == .content ? Array(literal) : literal.map { $0 < 0x20 ? 0x20 : $0 }
      guard text.count <= limit else { throw .tooMuchEntityText(offset: offset) }
    }
    return text
  }

  private mutating func replacement(
    of reference: String, _ place: Place, in document: xmlDocPtr?, _ offset: Int, _ depth: Int
  ) throws(ExternalDocumentError) -> [UInt8] {
    guard reference.hasPrefix("#") else {
      return try text(
        ofEntity: Key(name: reference, place: place), in: document, offset: offset,
        depth: depth + 1)
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
  /// The entity contains elements, comments or instructions.
  case markup
}
