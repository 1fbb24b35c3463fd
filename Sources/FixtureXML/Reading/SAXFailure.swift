import CLibXML2

/// The first error of libxml2 in a document, with the places that explain it.
struct SAXFailure {
  /// libxml2's number for the error.
  let code: Int
  /// libxml2's sentence, without its line break.
  let message: String
  /// Up to where libxml2 had read.
  let place: TextPosition
  /// The `<` of the tag in which libxml2 stopped.
  let tagStart: TextPosition
  /// The second use of a repeated attribute in a tag.
  let repeatedAttribute: TextPosition?
  /// The first name in the message.
  let firstName: String?

  /// Copies what is needed out of libxml2's structure.
  init(
    error: xmlError, place: TextPosition, tagStart: TextPosition, repeatedAttribute: TextPosition?
  ) {
    code = Int(error.code)
    var text = error.message.map { String(cString: $0) } ?? "the document is not well-formed"
    while let last = text.last, last.isWhitespace || last == "." { text.removeLast() }
    message = text
    firstName = error.str1.map { String(cString: $0) }
    self.place = place
    self.tagStart = tagStart
    self.repeatedAttribute = repeatedAttribute
  }
}

/// Messages for frequent errors of libxml2, in terms of the fixture language.
struct WellFormedness {
  /// The sentence for the user.
  let message: String
  /// The number of characters between the error and the later place that libxml2 reports.
  let distance: Int

  /// Translates an error.
  init(_ failure: SAXFailure) {
    message = Self.message(failure.code, failure.message, name: failure.firstName ?? "")
    let isEntity =
      failure.code == XML_ERR_NAME_REQUIRED.rawValue && failure.message.contains("Entity")
    distance = isEntity ? 1 : 0
  }

  /// Returns the message for a code, a sentence and the first name in it; one that needs no translation keeps
  /// libxml2's own sentence.
  static func message(_ code: Int, _ sentence: String, name: String) -> String {
    switch UInt32(clamping: code) {
    case XML_ERR_NAME_REQUIRED.rawValue where sentence.contains("Entity"):
      "'&' begins an entity; the character itself is '&amp;'"
    case XML_ERR_NAME_REQUIRED.rawValue where sentence.contains("StartTag"):
      "'<' must be followed by an element's name, '!--' or '![CDATA['; write '&lt;' for the character"
    case XML_ERR_NAME_REQUIRED.rawValue where sentence.contains("attribute"):
      "the name of an attribute, or '>', is missing here"
    case XML_ERR_NAME_REQUIRED.rawValue: "a name is missing here"
    case XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue:
      "an entity ends with ';'; the character '&' itself is '&amp;'"
    case XML_ERR_LT_IN_ATTRIBUTE.rawValue: "a '<' in an attribute's value is '&lt;'"
    case XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue: "an attribute's value must be in quotes"
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue:
      "the attribute '\(name)' has no value; write \(name)=\"…\""
    case XML_ERR_ATTRIBUTE_REDEFINED.rawValue:
      "the element has the attribute '\(name)' twice; remove one"
    case XML_ERR_MISPLACED_CDATA_END.rawValue: "']]>' in a text is ']]&gt;'"
    case XML_ERR_GT_REQUIRED.rawValue: "the tag is not closed with '>'"
    case XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue:
      "the prefix '\(name)' is not declared; add xmlns:\(name)=\"…\" to the element"
    case XML_NS_ERR_XML_NAMESPACE.rawValue where sentence.contains("Empty"):
      "the prefix '\(name)' has no namespace; write xmlns:\(name)=\"…\""
    case XML_NS_ERR_XML_NAMESPACE.rawValue:
      "the prefixes 'xml' and 'xmlns' and their namespaces are fixed; remove the declaration"
    case XML_NS_ERR_ATTRIBUTE_REDEFINED.rawValue:
      "the element has the attribute '\(name)' of one namespace twice, with two prefixes; remove one"
    case XML_NS_ERR_QNAME.rawValue:
      "a name has one colon at most, between its prefix and the rest"
    case XML_ERR_SPACE_REQUIRED.rawValue where sentence.contains("attributes construct"):
      "there must be a space before the next attribute"
    case XML_ERR_RESERVED_XML_NAME.rawValue:
      "an XML declaration is '<?xml version=\"1.0\"?>', at the very first characters of the file"
    case XML_ERR_VERSION_MISSING.rawValue: "an XML declaration begins with version=\"1.0\""
    case XML_ERR_DOCUMENT_END.rawValue:
      "the document continues after the end of its root element"
    case XML_ERR_INVALID_CHAR.rawValue: DataWellFormedness.invalidCharacter(sentence)
    default: DataWellFormedness.plain(sentence)
    }
  }
}
