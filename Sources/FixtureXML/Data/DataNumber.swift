/// A parser of the numbers and durations of data files.
enum DataNumber {
  /// Reads a whole number with an optional sign.
  static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.first == 0x2B else { return NumberParser.integer(bytes) }
    let digits = UnsafeBufferPointer(rebasing: bytes.dropFirst())
    return digits.first == 0x2D ? nil : NumberParser.integer(digits)
  }

  /// Reads a finite number with an optional sign; digits may be missing before or after the point, as in `.5`.
  static func number(_ text: String) -> Double? {
    var copy = text
    return copy.withUTF8 { number($0) }
  }

  /// Reads such a number from bytes.
  static func number(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    if let number = NumberParser.number(text) { return number }
    var bytes = Array(text)
    let sign = bytes.first.flatMap { $0 == 0x2B || $0 == 0x2D ? $0 : nil }
    if sign != nil { bytes.removeFirst() }
    guard let first = bytes.first, first == 0x2E || (0x30...0x39).contains(first) else {
      return nil
    }
    if first == 0x2E { bytes.insert(0x30, at: 0) }
    if let point = bytes.firstIndex(of: 0x2E) {
      let next = point + 1 < bytes.count ? bytes[point + 1] : 0x65
      let hadDigits = first != 0x2E
      if next == 0x65 || next == 0x45 {
        guard hadDigits else { return nil }
        bytes.insert(0x30, at: point + 1)
      }
    }
    return NumberParser.number(String(decoding: bytes, as: UTF8.self)).map {
      sign == 0x2D ? -$0 : $0
    }
  }

  /// Returns a number as XPath 1.0, section 4.2, writes it: with as many digits as distinguish it from others, and
  /// without an exponent. libxml2 writes 15 digits, or an exponent.
  static func text(of number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    guard number.isFinite else {
      return number.isNaN ? "NaN" : number > 0 ? "Infinity" : "-Infinity"
    }
    let parts = "\(number)".split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return "\(number)" }
    let sign = number < 0 ? "-" : ""
    var digits = parts[0].filter(\.isNumber)
    if parts[0].hasSuffix(".0") { digits.removeLast() }
    return exponent < 0
      ? sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
      : sign + digits + String(repeating: "0", count: exponent + 1 - digits.count)
  }

  /// Reads a number of seconds, `minutes:seconds`, `hours:minutes:seconds`, or a duration of ISO 8601 of
  /// weeks, days, hours, minutes and seconds, of which the last may have a fraction; in seconds.
  static func duration(_ text: String) -> Double? {
    if let seconds = number(text) { return seconds >= 0 ? seconds : nil }
    if text.hasPrefix("P") { return isoDuration(text) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let seconds = number(String(parts[parts.count - 1])),
      (0..<60).contains(seconds), parts[parts.count - 1].utf8.first.map({ $0 != 0x2B }) == true
    else { return nil }
    var minutes = 0
    for (index, part) in parts.dropLast().enumerated() {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(part),
        index == 0 || value < 60, value <= 10_000_000
      else { return nil }
      minutes = minutes * 60 + value
    }
    return Double(minutes) * 60 + seconds
  }

  private static func isoDuration(_ text: String) -> Double? {
    var seconds = 0.0
    var digits = ""
    var units: [(Character, Double)] = [("W", 604_800), ("D", 86_400)]
    var hasValue = false
    var hasFraction = false
    var isTime = false
    for character in text.dropFirst() {
      if character == "T" {
        guard !isTime, digits.isEmpty else { return nil }
        isTime = true
        units = [("H", 3600), ("M", 60), ("S", 1)]
      } else if character.isASCII, character.isNumber || character == "." {
        digits.append(character)
      } else {
        guard !hasFraction, let place = units.firstIndex(where: { $0.0 == character }),
          let value = NumberParser.number(digits)
        else { return nil }
        hasFraction = digits.contains(".")
        seconds += value * units[place].1
        units.removeFirst(place + 1)
        digits = ""
        hasValue = true
      }
    }
    return hasValue && digits.isEmpty && text.last != "T" ? seconds : nil
  }
}
