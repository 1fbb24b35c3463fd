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

  /// Translates an error; one that needs no translation keeps libxml2's own sentence.
  init(_ failure: SAXFailure) {
    let name = failure.firstName ?? ""
    switch failure.code {
    case Int(XML_ERR_NAME_REQUIRED.rawValue) where failure.message.contains("Entity"):
      self.init("'&' begins an entity; the character itself is '&amp;'", distance: 1)
    case Int(XML_ERR_NAME_REQUIRED.rawValue) where failure.message.hasPrefix("StartTag"):
      self.init("'<' must be followed by an element's name; write '&lt;' for the character")
    case Int(XML_ERR_NAME_REQUIRED.rawValue): self.init("a name is missing here")
    case Int(XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue):
      self.init("an entity ends with ';'; the character '&' itself is '&amp;'")
    case Int(XML_ERR_LT_IN_ATTRIBUTE.rawValue):
      self.init("a '<' in an attribute's value is '&lt;'")
    case Int(XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue):
      self.init("an attribute's value must be in quotes")
    case Int(XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue):
      self.init("the attribute '\(name)' has no value; write \(name)=\"…\"")
    case Int(XML_ERR_SPACE_REQUIRED.rawValue):
      self.init("there must be a space before the next attribute")
    case Int(XML_ERR_RESERVED_XML_NAME.rawValue):
      self.init("an XML declaration must be the very first characters of the file")
    case Int(XML_ERR_DOCUMENT_END.rawValue):
      self.init("the document continues after the end of its root element")
    case Int(XML_ERR_INVALID_CHAR.rawValue):
      self.init(DataWellFormedness.invalidCharacter(failure.message))
    default: self.init(DataWellFormedness.plain(failure.message))
    }
  }

  private init(_ message: String, distance: Int = 0) {
    self.message = message
    self.distance = distance
  }
}
