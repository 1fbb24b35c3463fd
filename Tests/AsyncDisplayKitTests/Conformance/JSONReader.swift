import Foundation

/// Reads one JSON text; malformed text is reported by position.
struct JSONReader {
  struct Malformed: Error { let position: Int }

  private let bytes: [UInt8]
  private var position = 0

  static func read(_ data: Data) throws -> JSONValue {
    var reader = JSONReader(bytes: [UInt8](data) + [0])
    return try reader.value()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
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
    guard bytes[position...].starts(with: text.utf8) else { throw Malformed(position: position) }
    position += text.utf8.count
    return value
  }

  private mutating func number() throws -> JSONValue {
    let start = position
    while "+-.eE0123456789".utf8.contains(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text) else { throw Malformed(position: start) }
    return .number(value)
  }

  private mutating func text() throws -> String {
    position += 1
    let start = position
    while bytes[position] != UInt8(ascii: "\"") {
      // The case files hold no escapes.
      guard bytes[position] != UInt8(ascii: "\\"), bytes[position] != 0 else {
        throw Malformed(position: position)
      }
      position += 1
    }
    defer { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
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
      guard bytes[position] == UInt8(ascii: ":") else { throw Malformed(position: position) }
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
      throw Malformed(position: position)
    }
  }
}
