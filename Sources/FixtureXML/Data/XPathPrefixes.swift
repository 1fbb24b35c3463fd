/// Finds the namespace prefixes in an XPath expression.
enum XPathPrefixes {
  /// The names before a single colon, in order; axes and what stands in quotes left out.
  static func prefixes(in expression: String) -> [String] {
    let bytes = Array(expression.utf8)
    var found: [String] = []
    var name: [UInt8] = []
    var quote: UInt8?
    for (index, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case 0x22, 0x27:
        quote = byte
        name = []
      case 0x3A:
        let isAxis = index + 1 < bytes.count && bytes[index + 1] == 0x3A
        let isSecond = index > 0 && bytes[index - 1] == 0x3A
        if !isAxis, !isSecond, !name.isEmpty { found.append(String(decoding: name, as: UTF8.self)) }
        name = []
      default:
        if isNameByte(byte) { name.append(byte) } else { name = [] }
      }
    }
    return found
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x2D || byte == 0x2E || byte == 0x5F || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
