import CLibXML2

/// A writer of indented XML, by libxml2's writer.
final class XMLText {
  private let buffer: xmlBufferPtr?
  private let writer: xmlTextWriterPtr?

  /// Starts a document.
  init() {
    buffer = xmlBufferCreate()
    writer = xmlNewTextWriterMemory(buffer, 0)
    xmlTextWriterSetIndent(writer, 1)
    xmlTextWriterSetIndentString(writer, "  ")
    xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil)
  }

  deinit {
    xmlFreeTextWriter(writer)
    xmlBufferFree(buffer)
  }

  /// The document so far.
  var text: String {
    xmlTextWriterFlush(writer)
    return xmlBufferContent(buffer).map { String(cString: $0) } ?? ""
  }

  /// Writes an element around the elements that `content` writes.
  func element(
    _ name: String, _ attributes: [(String, String)] = [], content: (XMLText) -> Void
  ) {
    start(name, attributes)
    content(self)
    xmlTextWriterEndElement(writer)
  }

  /// Writes an element without content.
  func empty(_ name: String, _ attributes: [(String, String)] = []) {
    start(name, attributes)
    xmlTextWriterEndElement(writer)
  }

  /// Writes an element with text.
  func element(_ name: String, _ attributes: [(String, String)] = [], text: String) {
    start(name, attributes)
    xmlTextWriterWriteString(writer, text)
    xmlTextWriterEndElement(writer)
  }

  private func start(_ name: String, _ attributes: [(String, String)]) {
    xmlTextWriterStartElement(writer, name)
    for (name, value) in attributes { xmlTextWriterWriteAttribute(writer, name, value) }
  }
}
