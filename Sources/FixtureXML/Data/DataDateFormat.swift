/// A date format such as `yyyyMMddHHmmss Z`, in the letters of Unicode Technical Standard 35.
///
/// Only formats whose values depend on nothing but the text, the locale and the time zone that are stated are
/// accepted; Foundation's formatter would also read texts that differ from the format.
struct DataDateFormat {
  /// The fields and texts of a format.
  private enum Part {
    case literal(Character)
    case number(Character, digits: Int, isFixed: Bool)
    case month(isShort: Bool)
    case weekday(isShort: Bool)
    case period
    case zone

    /// The letter of a field that a moment has once.
    var letter: Character? {
      switch self {
      case .number(let letter, _, _): letter
      case .month: "M"
      case .period: "a"
      case .literal, .weekday, .zone: nil
      }
    }
  }

  /// The pattern.
  let pattern: String
  private var parts: [Part] = []
  private let offset: Int?

  /// The reasons why a format is not accepted.
  enum FormatError: Error {
    case unknownField(Character)
    case noDate
    /// A field without the one that it belongs to.
    case incompleteField(Character, without: Character)
    case repeatedField(Character)
    case missingZone
    case unknownZone
    case unknownLocale
  }

  /// Creates a format; a zone is `UTC`, `GMT` or an offset such as `+02:00`.
  init(_ pattern: String, locale: String?, timeZone: String?) throws(FormatError) {
    self.pattern = pattern
    if let timeZone {
      let isUTC = ["UTC", "GMT", "Z"].contains(timeZone)
      guard let offset = isUTC ? 0 : DateParser.zoneOffset(timeZone) else { throw .unknownZone }
      self.offset = offset
    } else {
      offset = nil
    }
    parts = try Self.parts(of: pattern)
    let hasNames = parts.contains {
      switch $0 {
      case .month, .weekday, .period: true
      default: false
      }
    }
    let isEnglish = locale.map { $0 == "en" || $0.hasPrefix("en_") || $0.hasPrefix("en-") }
    guard isEnglish ?? !hasNames else { throw .unknownLocale }
    guard has("y") else { throw .noDate }
    try checkFields()
    let hasZone = parts.contains { if case .zone = $0 { true } else { false } }
    guard hasZone || offset != nil else { throw .missingZone }
  }

  private func has(_ letter: Character) -> Bool { parts.contains { $0.letter == letter } }

  /// Checks that each field occurs once and with the field that it belongs to. Without the check, `mm` for `MM`
  /// would give wrong dates and no error.
  private func checkFields() throws(FormatError) {
    var letters: Set<Character> = []
    for letter in parts.compactMap(\.letter) where !letters.insert(letter).inserted {
      throw .repeatedField(letter)
    }
    if letters.contains("h"), letters.contains("H") { throw .repeatedField("h") }
    let hour: Character = letters.contains("h") ? "h" : "H"
    let needed: [(Character, Character)] = [
      ("d", "M"), ("h", "a"), ("a", "h"), ("m", hour), ("s", "m"), ("S", "s"),
    ]
    for (letter, other) in needed where letters.contains(letter) && !letters.contains(other) {
      throw .incompleteField(letter, without: other)
    }
  }

  private static func parts(of pattern: String) throws(FormatError) -> [Part] {
    var parts: [Part] = []
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        parts += quotedText(&rest)
        continue
      }
      let count = rest.prefix { $0 == first }.count
      rest.removeFirst(count)
      guard first.isASCII, first.isLetter else {
        for _ in 0..<count { parts.append(.literal(first)) }
        continue
      }
      let isNextNumber =
        rest.first.map { $0.isASCII && $0.isLetter && !"aEzZXx".contains($0) } ?? false
      parts.append(try part(first, count, isFixed: isNextNumber))
    }
    return parts
  }

  /// Reads text between apostrophes, in which two of them are one, as they are outside of it.
  private static func quotedText(_ rest: inout Substring) -> [Part] {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return [.literal("'")]
    }
    var parts: [Part] = []
    while let next = rest.popFirst() {
      if next == "'" {
        guard rest.first == "'" else { break }
        rest.removeFirst()
      }
      parts.append(.literal(next))
    }
    return parts
  }

  private static func part(
    _ letter: Character, _ count: Int, isFixed: Bool
  ) throws(FormatError) -> Part {
    switch letter {
    case "y", "u": return .number("y", digits: count == 2 ? 2 : 4, isFixed: isFixed || count == 4)
    case "M", "L":
      if count <= 2 { return .number("M", digits: 2, isFixed: isFixed || count == 2) }
      return .month(isShort: count == 3)
    case "d", "H", "h", "m", "s":
      return .number(letter, digits: 2, isFixed: isFixed || count == 2)
    case "S": return .number("S", digits: count, isFixed: true)
    case "E": return .weekday(isShort: count <= 3)
    case "a": return .period
    case "Z", "X", "x", "z": return .zone
    default: throw .unknownField(letter)
    }
  }

  /// Reads a date; seconds since 1970.
  func seconds(in text: String) -> Double? {
    var rest = Substring(text)
    var values: [Character: Int] = [:]
    var fraction = 0.0
    var offset = offset
    var isAfternoon: Bool?
    for part in parts {
      switch part {
      case .literal(let character):
        guard rest.first == character else { return nil }
        rest.removeFirst()
      case .number(let letter, let digits, let isFixed):
        let word = rest.prefix(digits).prefix { $0.isASCII && $0.isNumber }
        guard !word.isEmpty, !isFixed || word.count == digits, let value = Int(word) else {
          return nil
        }
        rest.removeFirst(word.count)
        if letter == "S" {
          fraction = Double("0.\(word)") ?? 0
        } else {
          let isShortYear = letter == "y" && digits == 2
          values[letter] = isShortYear ? value + (value < 50 ? 2000 : 1900) : value
        }
      case .month(let isShort):
        guard let index = Self.take(DateNames.months, isShort, &rest) else { return nil }
        values["M"] = index + 1
      case .weekday(let isShort):
        guard Self.take(DateNames.weekdays, isShort, &rest) != nil else { return nil }
      case .period:
        guard let index = Self.take(["am", "pm"], false, &rest) else { return nil }
        isAfternoon = index == 1
      case .zone:
        let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-:".contains($0)) }
        let isUTC = ["Z", "GMT", "UTC", "UT"].contains(word.uppercased())
        guard let found = isUTC ? 0 : DateParser.zoneOffset(String(word)) else { return nil }
        offset = found
        rest.removeFirst(word.count)
      }
    }
    guard rest.isEmpty, let offset, let time = Self.time(values, isAfternoon),
      let days = DateParser.days(
        year: values["y"] ?? 0, month: values["M"] ?? 1, day: values["d"] ?? 1)
    else { return nil }
    return Double(days) * 86_400 + Double(time) + fraction - Double(offset)
  }

  private static func time(_ values: [Character: Int], _ isAfternoon: Bool?) -> Int? {
    var hour = values["H"] ?? 0
    if let twelve = values["h"] {
      guard (1...12).contains(twelve) else { return nil }
      hour = twelve % 12 + (isAfternoon == true ? 12 : 0)
    }
    let (minute, second) = (values["m"] ?? 0, values["s"] ?? 0)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  private static func take(_ names: [String], _ isShort: Bool, _ rest: inout Substring) -> Int? {
    let text = rest.lowercased()
    for (index, name) in names.enumerated() {
      let wanted = isShort ? String(name.prefix(3)) : name
      guard text.hasPrefix(wanted) else { continue }
      rest.removeFirst(wanted.count)
      return index
    }
    return nil
  }
}
