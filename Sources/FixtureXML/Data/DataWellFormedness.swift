import CLibXML2

/// The messages of libxml2 about data files, without advice that names its parser options.
enum DataWellFormedness {
  /// Returns the message for an error; `isAtEnd` is whether the file ended inside of an element.
  static func message(for error: xmlError, isAtEnd: Bool) -> String {
    switch UInt32(clamping: error.code) {
    case XML_ERR_DOCUMENT_EMPTY.rawValue, XML_ERR_DOCUMENT_START.rawValue:
      return "the file is not XML: a document begins with '<'"
    case XML_ERR_TAG_NAME_MISMATCH.rawValue: break
    case _ where isAtEnd: return "the file ends before all of its elements are closed"
    case XML_ERR_DOCUMENT_END.rawValue:
      return "the document continues after the end of its root element"
    case XML_ERR_ENTITY_LOOP.rawValue:
      return
        "entities refer to each other in a cycle, or are nested deeper than the XML parser allows"
    case XML_ERR_INVALID_CHAR.rawValue:
      let text = error.message.map { String(cString: $0) } ?? ""
      let isReference = text.hasPrefix("xmlParseCharRef")
      return invalidCharacter(text)
        + (isReference ? "" : ", or its bytes are not of the file's encoding")
    default: break
    }
    var message = error.message.map { String(cString: $0) } ?? "not well-formed"
    while let last = message.last, last.isWhitespace { message.removeLast() }
    return plain(message)
  }

  /// Returns the message for one of libxml2 about a character that XML does not have.
  static func invalidCharacter(_ message: String) -> String {
    message.hasPrefix("xmlParseCharRef")
      ? "this reference names a character that is not allowed in XML"
      : "this character is not allowed in XML"
  }

  /// Returns a message that starts in lower case and names limits instead of parser options.
  static func plain(_ message: String) -> String {
    let isLimit = ["XML_PARSE_HUGE", "huge", "Buffer size limit"].contains { message.contains($0) }
    guard !isLimit else { return "a name, text or value is longer than the XML parser allows" }
    return message.dropFirst().first?.isUppercase == true
      ? message : message.prefix(1).lowercased() + message.dropFirst()
  }
}
