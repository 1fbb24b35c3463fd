/// A place in ASCII text that is read from left to right.
struct TextCursor {
  private let bytes: [UInt8]
  private var index = 0

  /// Starts at the beginning of a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether nothing is left.
  var isAtEnd: Bool { index == bytes.count }

  /// Passes a character if it is the next one.
  mutating func skip(_ character: Character) -> Bool {
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  /// Passes exactly so many digits.
  mutating func digits(_ count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[index..<(index + count)] {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    index += count
    return value
  }

  /// Passes the digits behind a decimal point.
  mutating func fraction() -> Double? {
    let start = index
    while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
    guard index > start else { return nil }
    return Double("0." + String(decoding: bytes[start..<index], as: UTF8.self))
  }
}
