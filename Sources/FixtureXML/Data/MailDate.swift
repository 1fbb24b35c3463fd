/// A parser of the dates of mails and feeds (RFC 5322, sections 3.3 and 4.3).
enum MailDate {
  /// Reads `Wed, 01 May 2024 10:00:00 GMT`; seconds since 1970.
  ///
  /// Decided here: a weekday that is not the date's is accepted, although RFC 5322, section 3.3, forbids it. Readers
  /// such as Python's `email.utils` do not look at it, and apps show the date of such feeds.
  static func seconds(in bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var cursor = TextCursor(bytes)
    cursor.skipGap()
    if let weekday = cursor.letters() {
      guard DateNames.isWeekday(weekday) else { return nil }
      cursor.skipGap()
      guard cursor.skip(",") else { return nil }
      cursor.skipGap()
    }
    guard let day = cursor.number(digits: 1...2), cursor.skipGap(),
      let month = cursor.letters().flatMap(DateNames.month), cursor.skipGap(),
      let year = year(&cursor), cursor.skipGap(),
      let days = DateParser.days(year: year, month: month, day: day),
      let time = timeOfDay(&cursor), let offset = zone(&cursor)
    else { return nil }
    return Double(days * 86_400 + time - offset)
  }

  /// Returns whether a text begins with a weekday and a comma, as dates of mails do.
  static func hasWeekday(_ text: String) -> Bool {
    guard let comma = text.firstIndex(of: ",") else { return false }
    return DateNames.isWeekday(DateNames.letters(text[..<comma]))
  }

  /// A year of two or three digits is one after 1900, and one below 50 after 2000.
  private static func year(_ cursor: inout TextCursor) -> Int? {
    let start = cursor.index
    guard let year = cursor.number(digits: 2...4) else { return nil }
    switch cursor.index - start {
    case 2: return year + (year < 50 ? 2000 : 1900)
    case 3: return year + 1900
    default: return year
    }
  }

  private static func timeOfDay(_ cursor: inout TextCursor) -> Int? {
    guard let hour = cursor.number(digits: 1...2), hour < 24, skipColon(&cursor),
      let minute = cursor.number(digits: 1...2), minute < 60
    else { return nil }
    let time = hour * 3600 + minute * 60
    guard skipColon(&cursor) else { return time }
    guard let second = cursor.number(digits: 1...2), second <= 60 else { return nil }
    return time + second
  }

  /// Skips a colon with the gaps around it; without a colon, the cursor stays before the gap.
  private static func skipColon(_ cursor: inout TextCursor) -> Bool {
    let start = cursor
    cursor.skipGap()
    guard cursor.skip(":") else {
      cursor = start
      return false
    }
    cursor.skipGap()
    return true
  }

  /// Returns the offset of a zone in seconds, which ends the text. A letter other than `J` is a military zone, which
  /// is used with both signs, so that RFC 5322 reads it as UTC.
  private static func zone(_ cursor: inout TextCursor) -> Int? {
    let hasGap = cursor.skipGap()
    if cursor.isAtEnd { return 0 }
    guard hasGap else { return nil }
    var offset: Int?
    if let name = cursor.letters() {
      let isMilitary = name < 32 && name != DateNames.letters("J")
      offset = isMilitary ? 0 : zones[name].map { $0 * 3600 }
    } else {
      offset = DateParser.offset(&cursor, isData: false)
    }
    cursor.skipGap()
    return cursor.isAtEnd ? offset : nil
  }

  private static let zones = Dictionary(
    uniqueKeysWithValues: [
      ("EST", -5), ("EDT", -4), ("CST", -6), ("CDT", -5), ("MST", -7), ("MDT", -6), ("PST", -8),
      ("PDT", -7), ("GMT", 0), ("UT", 0), ("UTC", 0),
    ].map { (DateNames.letters($0.0), $0.1) })
}

extension TextCursor {
  /// Skips white space and comments, which may have comments inside, and returns whether there were any.
  @discardableResult
  fileprivate mutating func skipGap() -> Bool {
    let start = index
    var depth = 0
    while let byte = next {
      switch byte {
      case 0x28: depth += 1
      case 0x29 where depth > 0: depth -= 1
      // A backslash takes the meaning from the character after it.
      case 0x5C where depth > 0: advance()
      case 0x20, 0x09, 0x0A, 0x0D: break
      case _ where depth > 0: break
      default: return index > start
      }
      advance()
    }
    return index > start
  }

  /// Reads a word of letters of ASCII in any case, as a number; those of words of at most twelve letters differ.
  fileprivate mutating func letters() -> UInt64? {
    let start = index
    var word: UInt64 = 0
    while let byte = next, (0x61...0x7A).contains(byte | 0x20) {
      word = word << 5 | UInt64(byte & 0x1F)
      advance()
    }
    return index == start ? nil : index - start > 12 ? .max : word
  }
}

/// The English names of months and weekdays.
enum DateNames {
  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
  static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  private static let monthLetters = months.map { letters($0.prefix(3)) }
  private static let weekdayLetters =
    weekdays.map { letters($0.prefix(3)) } + weekdays.map { letters($0) }

  /// Returns the number of a word of letters, in which each has five bits.
  static func letters(_ word: some StringProtocol) -> UInt64 {
    word.utf8.reduce(0) { $0 << 5 | UInt64($1 & 0x1F) }
  }

  /// Returns the number of a month of three letters.
  static func month(_ letters: UInt64) -> Int? {
    monthLetters.firstIndex(of: letters).map { $0 + 1 }
  }

  /// Returns whether letters are a weekday, or the first three letters of one.
  static func isWeekday(_ letters: UInt64) -> Bool { weekdayLetters.contains(letters) }
}
