import Foundation

/// A decoder for the fields of one row, read in order.
///
/// Each call reads as many fields as the value needs. The generator has validated the values; a
/// missing or malformed field is read as the type's empty value.
///
/// Proof: ``FixtureRows`` creates every decoder, with two positions in the bytes of a static string, which
/// belong to the executable and live as long as the program. No read passes `end`: each is preceded by a
/// comparison with it or searches at most the bytes before it, except the C library's conversion of a
/// number, which stops at the tab, the line feed or the zero byte after the field.
public struct FixtureRowDecoder {
  /// The address of the next field.
  private var next: UnsafePointer<UInt8>
  /// The address after the last byte of the row.
  private let end: UnsafePointer<UInt8>
  /// The images that image fields refer to.
  let images: FixtureImages

  /// Creates a decoder for the bytes between two addresses of a string literal.
  init(fields: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, images: FixtureImages) {
    next = fields
    self.end = end
    self.images = images
  }

  /// A Boolean value that indicates whether every field has been read.
  public var isAtEnd: Bool { next >= end }

  /// Reads an integer.
  public mutating func int() -> Int {
    guard next < end else { return 0 }
    let value = strtol(UnsafeRawPointer(next).assumingMemoryBound(to: CChar.self), nil, 10)
    skip()
    return value
  }

  /// Reads a floating-point number.
  public mutating func double() -> Double {
    guard next < end else { return 0 }
    let value = strtod(UnsafeRawPointer(next).assumingMemoryBound(to: CChar.self), nil)
    skip()
    return value
  }

  /// Reads a Boolean value, written as `1` or `0`.
  public mutating func bool() -> Bool {
    let isTrue = next < end && next.pointee == 0x31
    skip()
    return isTrue
  }

  /// Reads a string.
  public mutating func string() -> String {
    let field = nextField()
    guard !field.isEmpty else { return "" }
    guard memchr(field.baseAddress!, 0x5C, field.count) != nil else {
      return String(decoding: field, as: UTF8.self)
    }
    return Self.unescaped(field)
  }

  /// Reads a value that may be missing.
  public mutating func optional<Value>(_ decode: (inout FixtureRowDecoder) -> Value) -> Value? {
    guard isAtNil else { return decode(&self) }
    skip()
    return nil
  }

  /// Reads a nested model: a field that marks the model as present, then the model's fields.
  public mutating func model<Model>(_ decode: (inout FixtureRowDecoder) -> Model) -> Model {
    skip()
    return decode(&self)
  }

  /// Reads a list: the number of elements, then the elements.
  public mutating func list<Value>(_ decode: (inout FixtureRowDecoder) -> Value) -> [Value] {
    let count = int()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<max(count, 0) { values.append(decode(&self)) }
    return values
  }

  private var isAtNil: Bool {
    end - next >= 2 && next[0] == 0x5C && next[1] == 0x4E
  }

  private mutating func skip() {
    _ = nextField()
  }

  private mutating func nextField() -> UnsafeBufferPointer<UInt8> {
    let start = next
    guard start < end else { return UnsafeBufferPointer(start: start, count: 0) }
    guard let tab = memchr(start, 0x09, end - start) else {
      next = end
      return UnsafeBufferPointer(start: start, count: end - start)
    }
    let length = UnsafeRawPointer(tab) - UnsafeRawPointer(start)
    next = start + length + 1
    return UnsafeBufferPointer(start: start, count: length)
  }

  private static func unescaped(_ field: UnsafeBufferPointer<UInt8>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(field.count)
    var isEscaped = false
    for byte in field {
      if isEscaped {
        bytes.append(character(escapedBy: byte))
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func character(escapedBy byte: UInt8) -> UInt8 {
    switch byte {
    case 0x74: 0x09
    case 0x6E: 0x0A
    case 0x72: 0x0D
    default: byte
    }
  }
}
