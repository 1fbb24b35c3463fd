/// A check of the encoding by the first bytes of a document, before libxml2 parses it.
struct EncodingCheck {
  /// The length of the byte order mark.
  let byteOrderMark: Int
  /// The name of an encoding that is not UTF-8.
  let foreignEncoding: String?
  /// The offset where that encoding is declared, 0 when the first bytes give it away.
  let declarationOffset: Int

  /// Looks at the first bytes of a document.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let mark = bytes.starts(with: Self.mark) ? 3 : 0
    byteOrderMark = mark
    if let name = Self.encodingByFirstBytes(bytes) {
      (foreignEncoding, declarationOffset) = (name, 0)
    } else if let (name, offset) = Self.declaredEncoding(bytes, from: mark),
      name.lowercased() != "utf-8", name.lowercased() != "utf8"
    {
      (foreignEncoding, declarationOffset) = (name, offset)
    } else {
      (foreignEncoding, declarationOffset) = (nil, 0)
    }
  }

  private static func encodingByFirstBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
      return "UTF-32"
    }
    // Without a byte order mark, every other byte of the first characters is NUL.
    let marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE], [0, 0x3C, 0]]
    let isLittleEndian = bytes.starts(with: [0x3C, 0]) && bytes.count > 3 && bytes[3] == 0
    return isLittleEndian || marks.contains { bytes.starts(with: $0) } ? "UTF-16" : nil
  }

  /// The greatest length of an XML declaration, with a byte order mark, in bytes.
  static let longestDeclaration = 64 << 10

  /// Returns whether a document's first bytes do not begin with an XML declaration, or have its end.
  static func isEnough(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0x3E)
      || !beginsDeclaration(bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...])
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A name such as that of the instruction `xml-stylesheet` begins no declaration.
  private static func beginsDeclaration(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.starts(with: "<?xml".utf8) else { return false }
    return bytes.dropFirst(5).first.map { [0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? true
  }

  private static func declaredEncoding(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (String, Int)? {
    let head = Array(bytes.dropFirst(start).prefix(longestDeclaration))
    guard beginsDeclaration(head[...]), let end = head.firstIndex(of: 0x3E) else { return nil }
    let word = Array("encoding".utf8)
    guard let found = head[..<end].indices.first(where: { head[$0..<end].starts(with: word) }),
      let quote = head[found..<end].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let close = head[(quote + 1)..<end].firstIndex(of: head[quote])
    else { return nil }
    return (String(decoding: head[(quote + 1)..<close], as: UTF8.self), start + quote + 1)
  }
}
