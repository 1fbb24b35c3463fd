import CLibXML2

/// The encoding of a data file, by its first bytes: a byte order mark, the code units of `<`, or the XML
/// declaration.
struct DataEncoding {
  /// The length of the byte order mark.
  let markLength: Int
  /// The name by which libxml2 knows the encoding; `nil` for UTF-8.
  let name: String?

  /// Decides on the encoding.
  init(firstBytes: ArraySlice<UInt8>) throws(ExternalDocumentError) {
    if let (name, length) = Self.wide(firstBytes) {
      self.name = name
      markLength = length
      return
    }
    let check = firstBytes.withUnsafeBufferPointer { EncodingCheck($0) }
    markLength = check.byteOrderMark
    // A byte order mark counts more than the declaration, as with libxml2 (XML 1.0, appendix F.2).
    guard markLength == 0, let name = check.foreignEncoding else {
      self.name = nil
      return
    }
    // The declaration was read as ASCII, so that its code units are neither wide nor those of EBCDIC.
    let start = Array("<?xml".utf8)
    if let decoder = DataDecoder(name: name), decoder.decode(start[...], isLast: true) != start {
      throw .mislabeled(name)
    }
    self.name = name
  }

  private static func wide(_ bytes: ArraySlice<UInt8>) -> (name: String, markLength: Int)? {
    let forms: [([UInt8], String, Int)] = [
      ([0, 0, 0xFE, 0xFF], "UTF-32BE", 4), ([0xFF, 0xFE, 0, 0], "UTF-32LE", 4),
      ([0, 0, 0, 0x3C], "UTF-32BE", 0), ([0x3C, 0, 0, 0], "UTF-32LE", 0),
      ([0xFE, 0xFF], "UTF-16BE", 2), ([0xFF, 0xFE], "UTF-16LE", 2),
      ([0, 0x3C], "UTF-16BE", 0), ([0x3C, 0], "UTF-16LE", 0),
    ]
    return forms.first { bytes.starts(with: $0.0) }.map { ($0.1, $0.2) }
  }

  /// Returns a decoder; `nil` for UTF-8.
  func makeDecoder() throws(ExternalDocumentError) -> DataDecoder? {
    guard let name else { return nil }
    guard let decoder = DataDecoder(name: name) else { throw .unsupportedEncoding(name) }
    return decoder
  }
}

/// A decoder of the bytes of an encoding that libxml2 knows.
final class DataDecoder {
  /// The name of the encoding.
  let name: String
  private let handler: xmlCharEncodingHandlerPtr
  private let input: xmlBufferPtr
  private let output: xmlBufferPtr

  /// Creates a decoder; `nil` for a name that libxml2 does not know.
  init?(name: String) {
    guard let handler = xmlFindCharEncodingHandler(name) else { return nil }
    guard let input = xmlBufferCreate(), let output = xmlBufferCreate() else {
      xmlCharEncCloseFunc(handler)
      return nil
    }
    self.name = name
    self.handler = handler
    self.input = input
    self.output = output
  }

  deinit {
    xmlBufferFree(input)
    xmlBufferFree(output)
    xmlCharEncCloseFunc(handler)
  }

  /// Decodes the next bytes to UTF-8, and keeps those of a character that is not complete; `nil` if the bytes
  /// are not of the encoding.
  func decode(_ bytes: ArraySlice<UInt8>, isLast: Bool) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { _ = xmlBufferAdd(input, $0.baseAddress, Int32($0.count)) }
    var decoded: [UInt8] = []
    while xmlBufferLength(input) > 0 {
      let before = xmlBufferLength(input)
      let result = xmlCharEncInFunc(handler, output, input)
      let count = Int(xmlBufferLength(output))
      if count > 0 {
        decoded += UnsafeBufferPointer(start: xmlBufferContent(output), count: count)
        xmlBufferEmpty(output)
      }
      if result == -2 { return decoded.isEmpty ? nil : take(decoded) }
      if count == 0, xmlBufferLength(input) == before { break }
    }
    // No character of a known encoding has more than eight bytes.
    let rest = xmlBufferLength(input)
    if hasFailed || rest > 8 || isLast && rest > 0 { return decoded.isEmpty ? nil : take(decoded) }
    return decoded
  }

  private var hasFailed = false

  /// Returns what was decoded before bytes that are not of the encoding; the next call reports them.
  private func take(_ decoded: [UInt8]) -> [UInt8] {
    hasFailed = true
    return decoded
  }
}
