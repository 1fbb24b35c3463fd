import CLibXML2

/// The messages of libxml2 about data files, without advice that names its parser options.
enum DataWellFormedness {
  /// Returns the message for an error; `isAtEnd` is whether the file ended inside of an element.
  static func message(for error: xmlError, isAtEnd: Bool) -> String {
    let text = error.message.map { String(cString: $0) } ?? "not well-formed"
    let name = error.str1.map { String(cString: $0) } ?? ""
    switch UInt32(clamping: error.code) {
    case XML_ERR_DOCUMENT_EMPTY.rawValue, XML_ERR_DOCUMENT_START.rawValue:
      return "the file is not XML: a document begins with '<'"
    case XML_ERR_TAG_NAME_MISMATCH.rawValue:
      return "this end tag does not close '\(name)', which begins in line \(error.int1)"
    case XML_ERR_INVALID_DEC_CHARREF.rawValue, XML_ERR_INVALID_HEX_CHARREF.rawValue:
      return "a reference to a character is '&#' and digits, or '&#x' and hexadecimal digits, "
        + "and then ';'"
    case XML_ERR_UNDECLARED_ENTITY.rawValue:
      return "the entity '\(name)' is not declared in this file; write its character, or a "
        + "reference such as '&#160;'"
    case XML_ERR_INTERNAL_ERROR.rawValue where text.contains("xmlParseInternalSubset"):
      return "this is not '<!ENTITY', '<!ELEMENT', '<!ATTLIST', '<!NOTATION', a comment or "
        + "an instruction, which a document type declaration consists of"
    case XML_ERR_DOCTYPE_NOT_FINISHED.rawValue:
      return "the document type declaration is not closed with '>'"
    case _ where isAtEnd: return "the file ends before all of its elements are closed"
    case XML_ERR_ENTITY_LOOP.rawValue:
      return
        "entities refer to each other in a cycle, or make more text than the XML parser allows"
    case XML_ERR_CDATA_NOT_FINISHED.rawValue: return "a CDATA section is not closed with ']]>'"
    case XML_ERR_INTERNAL_ERROR.rawValue where text.contains("element content"),
      XML_ERR_INVALID_CHAR.rawValue:
      let isReference = text.hasPrefix("xmlParseCharRef")
      return invalidCharacter(text)
        + (isReference ? "" : ", or its bytes are not of the file's encoding")
    default: break
    }
    return WellFormedness.message(Int(error.code), text, name: name)
  }

  /// Returns the message for one of libxml2 about a character that XML does not have.
  static func invalidCharacter(_ message: String) -> String {
    message.hasPrefix("xmlParseCharRef")
      ? "this reference names a character that is not allowed in XML"
      : "this character is not allowed in XML"
  }

  /// Returns a message that starts in lower case, without a function's name in front, and names limits instead
  /// of parser options.
  static func plain(_ text: String) -> String {
    var message = Substring(text)
    while let last = message.last, last.isWhitespace { message.removeLast() }
    if message.hasPrefix("xmlParse"), let colon = message.firstIndex(of: ":") {
      message = message[message.index(after: colon)...].drop { $0 == " " }
    }
    let isLimit = ["XML_PARSE_HUGE", "huge", "Buffer size limit", "too long"].contains {
      message.contains($0)
    }
    guard !isLimit else { return "a name, text or value is longer than the XML parser allows" }
    return message.dropFirst().first?.isUppercase == true
      ? String(message) : message.prefix(1).lowercased() + message.dropFirst()
  }
}
