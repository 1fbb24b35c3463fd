import Foundation

/// Reads one JSON text, whose numbers come out as the `Double` nearest to what is written.
package struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Reads the one value of a text; what is malformed, or follows it, is reported with its byte.
  package static func read(_ data: Data) throws -> JSONValue {
    // A last zero, which no rule accepts, spares each step the question for the end.
    var reader = JSONReader(bytes: [UInt8](data) + [0])
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == data.count else { throw reader.malformed() }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func malformed() -> CaseFileError {
    let isOver = position >= bytes.count - 1
    return CaseFileError(
      message: isOver ? "The file ends too early" : "Malformed at byte \(position)")
  }

  private mutating func skipSpace() {
    while [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
  }

  private mutating func value() throws -> JSONValue {
    skipSpace()
    switch bytes[position] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return try number()
    }
  }

  private mutating func literal(_ text: String, _ value: JSONValue) throws -> JSONValue {
    guard bytes[position...].starts(with: text.utf8) else { throw malformed() }
    position += text.utf8.count
    return value
  }

  private mutating func number() throws -> JSONValue {
    let start = position
    while "+-.eE0123456789".utf8.contains(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text) else { throw malformed() }
    return .number(value)
  }

  private mutating func text() throws -> String {
    guard bytes[position] == UInt8(ascii: "\"") else { throw malformed() }
    let start = position + 1
    var isEscaped = false
    repeat {
      if bytes[position] == UInt8(ascii: "\\") {
        isEscaped = true
        position += 1
      }
      position += 1
      guard position < bytes.count - 1 else { throw malformed() }
    } while bytes[position] != UInt8(ascii: "\"")
    position += 1
    guard isEscaped else { return String(decoding: bytes[start..<position - 1], as: UTF8.self) }
    // Escapes are rare enough to be left to Foundation.
    return try JSONDecoder().decode(String.self, from: Data(bytes[start - 1..<position]))
  }

  private mutating func array() throws -> JSONValue {
    position += 1
    var elements: [JSONValue] = []
    skipSpace()
    while bytes[position] != UInt8(ascii: "]") {
      elements.append(try value())
      try separator(before: "]")
    }
    position += 1
    return .array(elements)
  }

  private mutating func object() throws -> JSONValue {
    position += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    while bytes[position] != UInt8(ascii: "}") {
      skipSpace()
      let key = try text()
      skipSpace()
      guard bytes[position] == UInt8(ascii: ":") else { throw malformed() }
      position += 1
      members[key] = try value()
      try separator(before: "}")
    }
    position += 1
    return .object(members)
  }

  private mutating func separator(before end: Character) throws {
    skipSpace()
    if bytes[position] == UInt8(ascii: ",") {
      position += 1
      skipSpace()
    } else if bytes[position] != end.asciiValue {
      throw malformed()
    }
  }
}
