/// What receives the events of a document, on the thread that parses.
protocol SAXHandler: AnyObject {
  /// An element begins; the tag is valid during the call only.
  func startElement(_ tag: StartTag, in parser: SAXParser)
  /// The innermost element ends.
  func endElement(in parser: SAXParser)
  /// Text inside the innermost element, in as many pieces as the parser likes.
  func characters(_ bytes: UnsafeBufferPointer<UInt8>, in parser: SAXParser)
}
