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
  /// The second use of an attribute that stands twice in a tag.
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
