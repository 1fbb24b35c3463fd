import ConformanceCases
import Foundation

/// Reads the compact form in which cases are stored with the tests.
///
/// A table of strings comes first, then one value. Each value begins with a tag: 0 null, 1 false,
/// 2 true, 3 array, 4 object, 5 string, 6 eight bytes of a `Double`, 7 array of four, 8 array of
/// two, 16 + k an integer divided by 10 to the power of k, 128 and above the integer above 128.
struct CompactCaseReader {
  private let bytes: [UInt8]
  private var index = 0
  private var strings: [String] = []

  /// Reads the one value of a file.
  static func value(of data: Data) throws -> JSONValue {
    var reader = CompactCaseReader(bytes: [UInt8](data))
    return try reader.document()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func document() throws -> JSONValue {
    guard bytes.starts(with: "CJ1".utf8) else { throw CaseFileError(message: "Not a case file") }
    index = 3
    for _ in 0..<(try integer()) {
      let count = try integer()
      strings.append(String(decoding: try take(count), as: UTF8.self))
    }
    return try value()
  }

  private mutating func value() throws -> JSONValue {
    let tag = try take(1)[index - 1]
    switch tag {
    case 0: return .null
    case 1: return .bool(false)
    case 2: return .bool(true)
    case 3: return try array(integer())
    case 4: return try object(integer())
    case 5: return .string(strings[try integer()])
    case 6: return try double()
    case 7: return try array(4)
    case 8: return try array(2)
    case 128...: return .number(Double(tag - 128))
    default: return try decimal(Int(tag) - 16)
    }
  }

  private mutating func array(_ count: Int) throws -> JSONValue {
    var values: [JSONValue] = []
    for _ in 0..<count { values.append(try value()) }
    return .array(values)
  }

  private mutating func object(_ count: Int) throws -> JSONValue {
    var members: [String: JSONValue] = [:]
    for _ in 0..<count {
      let key = strings[try integer()]
      members[key] = try value()
    }
    return .object(members)
  }

  private mutating func double() throws -> JSONValue {
    let pattern = try take(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return .number(Double(bitPattern: pattern))
  }

  // An integer below 2^53 divided by an exact power of ten rounds as the decimal does.
  private mutating func decimal(_ places: Int) throws -> JSONValue {
    let folded = try integer()
    let integer = folded & 1 == 0 ? folded >> 1 : -(folded >> 1) - 1
    let powers: [Double] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000]
    guard powers.indices.contains(places) else { throw CaseFileError(message: "Unknown tag") }
    return .number(Double(integer) / powers[places])
  }

  private mutating func integer() throws -> Int {
    var result = 0
    var shift = 0
    while true {
      let byte = try take(1)[index - 1]
      result |= Int(byte & 0x7f) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
  }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard index + count <= bytes.count else { throw CaseFileError(message: "Ends too early") }
    defer { index += count }
    return bytes[index..<index + count]
  }
}
