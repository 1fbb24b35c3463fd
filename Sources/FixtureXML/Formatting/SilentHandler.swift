/// Lets the events of a document pass: only whether it is well-formed matters.
final class SilentHandler: SAXHandler {
  func startElement(_ tag: StartTag, in parser: SAXParser) {}
  func endElement(in parser: SAXParser) {}
  func characters(_ bytes: UnsafeBufferPointer<UInt8>, in parser: SAXParser) {}
}
