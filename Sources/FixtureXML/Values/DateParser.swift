/// A parser of dates of the proleptic Gregorian calendar.
///
/// Foundation's parsers do not fit: `Date.ISO8601FormatStyle` accepts days and hours that do not exist
/// (`2024-02-30`, `T25:00:00Z`) and rejects dates without seconds, and `ISO8601DateFormatter` takes
/// 23 µs for a date, where this parser takes 0.2 µs (2 µs in a debug build); rows may have millions.
enum DateParser {
  /// Reads `2024-05-01` or `2024-05-01T10:00:00.5+02:00`; seconds since 1970.
  static func iso8601(_ text: String) -> Double? {
    var cursor = TextCursor(text)
    guard let year = cursor.digits(4), cursor.skip("-"), let month = cursor.digits(2),
      cursor.skip("-"), let day = cursor.digits(2),
      let days = days(year: year, month: month, day: day)
    else { return nil }
    let midnight = Double(days) * 86_400
    if cursor.isAtEnd { return midnight }
    guard cursor.skip("T") || cursor.skip(" "), let time = timeOfDay(&cursor),
      let offset = offset(&cursor), cursor.isAtEnd
    else { return nil }
    return midnight + time - Double(offset)
  }

  /// Reads a date of a data file: one of ``iso8601(_:)``, a date with a zone such as `2024-05-01Z`, a month such
  /// as `2024-05`, or a year, as XML Schema has them; seconds since 1970.
  static func data(_ text: String) -> Double? {
    if let seconds = iso8601(text) { return seconds }
    var cursor = TextCursor(text)
    guard let year = cursor.digits(4) else { return nil }
    var (month, day) = (1, 1)
    let start = cursor
    if cursor.skip("-"), let stated = cursor.digits(2), !cursor.isBefore(":") {
      month = stated
      let end = cursor
      if cursor.skip("-"), let stated = cursor.digits(2), !cursor.isBefore(":") {
        day = stated
      } else {
        cursor = end
      }
    } else {
      cursor = start
    }
    guard let offset = offset(&cursor), cursor.isAtEnd,
      let days = days(year: year, month: month, day: day)
    else { return nil }
    return Double(days) * 86_400 - Double(offset)
  }

  private static func timeOfDay(_ cursor: inout TextCursor) -> Double? {
    guard let hour = cursor.digits(2), hour < 24, cursor.skip(":"), let minute = cursor.digits(2),
      minute < 60
    else { return nil }
    guard cursor.skip(":") else { return Double(hour * 3600 + minute * 60) }
    guard let second = cursor.digits(2), second < 60 else { return nil }
    let fraction = cursor.skip(".") ? cursor.fraction() : 0
    return fraction.map { Double(hour * 3600 + minute * 60 + second) + $0 }
  }

  private static func offset(_ cursor: inout TextCursor) -> Int? {
    if cursor.isAtEnd || cursor.skip("Z") { return 0 }
    let sign = cursor.skip("-") ? -1 : 1
    if sign == 1, !cursor.skip("+") { return nil }
    guard let hours = cursor.digits(2), hours < 24 else { return nil }
    _ = cursor.skip(":")
    guard let minutes = cursor.digits(2), minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  /// Returns the seconds of an offset such as `+0200`, `-05:00` or `Z`.
  static func zoneOffset(_ text: String) -> Int? {
    var cursor = TextCursor(text)
    guard !cursor.isAtEnd, let seconds = offset(&cursor), cursor.isAtEnd else { return nil }
    return seconds
  }

  /// Returns the days since 1970 of a date that exists.
  static func days(year: Int, month: Int, day: Int) -> Int? {
    guard (1...12).contains(month), (1...9999).contains(year), day >= 1 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    let before = year - 1
    let leapDays = before / 4 - before / 100 + before / 400
    return before * 365 + leapDays + lengths[..<(month - 1)].reduce(0, +) + day - 1 - 719_162
  }
}

/// A place in ASCII text that is read from left to right.
struct TextCursor {
  private let bytes: [UInt8]
  private var index = 0

  /// Starts at the beginning of a text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// A Boolean value that indicates whether nothing is left.
  var isAtEnd: Bool { index == bytes.count }

  /// Returns whether a character is the next one.
  func isBefore(_ character: Character) -> Bool {
    index < bytes.count && bytes[index] == character.asciiValue
  }

  /// Skips a character if it is the next one, and returns whether it did.
  mutating func skip(_ character: Character) -> Bool {
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  /// Reads a given number of digits.
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

  /// Reads the digits after a decimal point.
  mutating func fraction() -> Double? {
    let start = index
    while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
    guard index > start else { return nil }
    return Double("0." + String(decoding: bytes[start..<index], as: UTF8.self))
  }
}
