/// A parser of numbers that does not depend on the locale.
enum NumberParser {
  /// Reads a whole number: digits after an optional minus sign.
  static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let isNegative = bytes.first == 0x2D
    let start = isNegative ? 1 : 0
    guard bytes.count > start else { return nil }
    var value = 0
    for byte in bytes[start...] {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      let (scaled, overflow) = value.multipliedReportingOverflow(by: 10)
      let digit = Int(byte - 0x30)
      let (next, second) = scaled.addingReportingOverflow(isNegative ? -digit : digit)
      if overflow || second { return nil }
      value = next
    }
    return value
  }

  /// Reads a finite decimal number, with an optional fraction and exponent.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    if let simple = simpleNumber(bytes) { return simple }
    guard hasNumberShape(bytes) else { return nil }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  /// Reads a whole number from text.
  static func integer(_ text: some StringProtocol) -> Int? {
    withBytes(of: text) { integer($0) }
  }

  /// Reads a finite number from text.
  static func number(_ text: some StringProtocol) -> Double? {
    withBytes(of: text) { number($0) }
  }

  /// Reads a number from text, in which `inf` and `-inf` are infinite.
  static func extendedNumber(_ text: some StringProtocol) -> Double? {
    switch text {
    case "inf": .infinity
    case "-inf": -.infinity
    default: number(text)
    }
  }

  /// Returns whether a text has the form of a number, but its value is beyond the range of `Int` or `Double`.
  static func isTooLarge(_ text: some StringProtocol) -> Bool {
    guard withBytes(of: text, hasNumberShape) else { return false }
    let isWhole = !text.contains { ".eE".contains($0) }
    return isWhole ? integer(text) == nil : number(text) == nil
  }

  private static func withBytes<Result>(
    of text: some StringProtocol, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var copy = String(text)
    return copy.withUTF8(body)
  }

  /// Up to 15 digits and a small power of ten divide exactly, so that no rounding differs.
  private static func simpleNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let isNegative = bytes.first == 0x2D
    var index = isNegative ? 1 : 0
    guard bytes.count > index, bytes.count - index <= 16 else { return nil }
    var mantissa: UInt64 = 0
    var scale: Double = 1
    var isFraction = false
    var digits = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x2E, !isFraction, digits > 0, index + 1 < bytes.count {
        isFraction = true
      } else if byte >= 0x30, byte <= 0x39 {
        mantissa = mantissa &* 10 &+ UInt64(byte - 0x30)
        digits += 1
        if isFraction { scale *= 10 }
      } else {
        return nil
      }
      index += 1
    }
    guard digits > 0, digits <= 15 else { return nil }
    let value = Double(mantissa) / scale
    return isNegative ? -value : value
  }

  private static func hasNumberShape(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = bytes.first == 0x2D ? 1 : 0
    func digits() -> Int {
      let start = index
      while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
      return index - start
    }
    guard digits() > 0 else { return false }
    if index < bytes.count, bytes[index] == 0x2E {
      index += 1
      guard digits() > 0 else { return false }
    }
    if index < bytes.count, bytes[index] == 0x65 || bytes[index] == 0x45 {
      index += 1
      if index < bytes.count, bytes[index] == 0x2D || bytes[index] == 0x2B { index += 1 }
      guard digits() > 0 else { return false }
    }
    return index == bytes.count
  }
}
