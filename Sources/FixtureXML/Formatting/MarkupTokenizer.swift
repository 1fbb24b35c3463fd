/// A tokenizer that splits a well-formed document into tags, texts, and comments.
struct MarkupTokenizer {
  private let bytes: [UInt8]
  private var index = 0

  /// Starts at the front of a document without a byte order mark.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next piece; nil at the end.
  mutating func next() -> MarkupToken? {
    guard index < bytes.count else { return nil }
    let start = index
    guard bytes[index] == 0x3C else {
      index = bytes[index...].firstIndex(of: 0x3C) ?? bytes.count
      return .text(string(start..<index))
    }
    if starts(with: "<!--") { return verbatim(from: start, until: "-->") }
    if starts(with: "<![CDATA[") { return verbatim(from: start, until: "]]>") }
    if starts(with: "<?") { return verbatim(from: start, until: "?>") }
    if starts(with: "</") { return endTag() }
    return startTag()
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func verbatim(from start: Int, until end: String) -> MarkupToken {
    while index < bytes.count, !starts(with: end) { index += 1 }
    index = min(bytes.count, index + end.utf8.count)
    return .verbatim(string(start..<index))
  }

  private mutating func endTag() -> MarkupToken {
    index += 2
    let name = word { $0 != 0x3E && !Self.isSpace($0) }
    index = (bytes[index...].firstIndex(of: 0x3E) ?? bytes.count - 1) + 1
    return .end(name: name)
  }

  private mutating func startTag() -> MarkupToken {
    index += 1
    let name = word { $0 != 0x3E && $0 != 0x2F && !Self.isSpace($0) }
    var attributes: [String] = []
    while index < bytes.count {
      skipSpace()
      guard index < bytes.count, bytes[index] != 0x3E, bytes[index] != 0x2F else { break }
      attributes.append(attribute())
    }
    let isEmpty = index < bytes.count && bytes[index] == 0x2F
    index = min(bytes.count, index + (isEmpty ? 2 : 1))
    return .start(name: name, attributes: attributes, isEmpty: isEmpty)
  }

  /// Reads one attribute; double quotes replace single ones where the value has none.
  private mutating func attribute() -> String {
    let name = word { $0 != 0x3D && !Self.isSpace($0) }
    skipSpace()
    index += 1
    skipSpace()
    guard index < bytes.count else { return name }
    let quote = bytes[index]
    index += 1
    let value = word { $0 != quote }
    index += 1
    let mark = quote == 0x27 && value.contains("\"") ? "'" : "\""
    return "\(name)=\(mark)\(value)\(mark)"
  }

  private mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  private mutating func word(while condition: (UInt8) -> Bool) -> String {
    let start = index
    while index < bytes.count, condition(bytes[index]) { index += 1 }
    return string(start..<index)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

/// A piece of a document as written.
enum MarkupToken: Equatable {
  /// A start tag: its name, its attributes with their quotes, and whether it closes itself.
  case start(name: String, attributes: [String], isEmpty: Bool)
  /// An end tag.
  case end(name: String)
  /// Text between tags, as written.
  case text(String)
  /// A comment, processing instruction, declaration or CDATA section, as written.
  case verbatim(String)
}
