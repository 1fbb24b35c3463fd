import Foundation

/// Reads plain JSON, whose numbers come out as the `Double` nearest to what is written.
struct CaseJSONReader {
  private let bytes: [UInt8]
  private var index = 0

  /// Reads the one value of a document.
  static func value(of data: Data) throws -> CaseValue {
    var reader = CaseJSONReader(bytes: [UInt8](data))
    return try reader.value()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func value() throws -> CaseValue {
    switch try next() {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object() throws -> CaseValue {
    var members: [String: CaseValue] = [:]
    index += 1
    while try next() != UInt8(ascii: "}") {
      let key = try string()
      try expect(UInt8(ascii: ":"))
      members[key] = try value()
      if try next() == UInt8(ascii: ",") { index += 1 }
    }
    index += 1
    return .object(members)
  }

  private mutating func array() throws -> CaseValue {
    var values: [CaseValue] = []
    index += 1
    while try next() != UInt8(ascii: "]") {
      values.append(try value())
      if try next() == UInt8(ascii: ",") { index += 1 }
    }
    index += 1
    return .array(values)
  }

  // The case files escape nothing but what may stand as it is.
  private mutating func string() throws -> String {
    try expect(UInt8(ascii: "\""))
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else { throw CaseFileError(message: "Unfinished string") }
    defer { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func number() throws -> CaseValue {
    let start = index
    while index < bytes.count, "+-.0123456789eE".utf8.contains(bytes[index]) { index += 1 }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      throw CaseFileError(message: "No value at byte \(start)")
    }
    return .number(number)
  }

  private mutating func word(_ word: String, _ value: CaseValue) throws -> CaseValue {
    guard bytes[index...].starts(with: word.utf8) else {
      throw CaseFileError(message: "No value at byte \(index)")
    }
    index += word.utf8.count
    return value
  }

  private mutating func expect(_ byte: UInt8) throws {
    guard try next() == byte else { throw CaseFileError(message: "Malformed at byte \(index)") }
    index += 1
  }

  /// The next byte that is no space.
  private mutating func next() throws -> UInt8 {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    guard index < bytes.count else { throw CaseFileError(message: "The file ends too early") }
    return bytes[index]
  }
}
