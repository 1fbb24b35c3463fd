/// A parser of the dates of mails and feeds (RFC 5322, sections 3.3 and 4.3).
enum MailDate {
  /// Reads `Wed, 01 May 2024 10:00:00 GMT`; seconds since 1970.
  static func seconds(in text: String) -> Double? {
    var words = ValueParser.words(compact(text))[...]
    if let first = words.first, first.utf8.first.map({ !(0x30...0x39).contains($0) }) == true {
      // The comma may be without a space after it.
      guard let comma = first.firstIndex(of: ","), isWeekday(first[..<comma]) else { return nil }
      let rest = first[first.index(after: comma)...]
      words.removeFirst()
      if !rest.isEmpty { words.insert(rest, at: words.startIndex) }
    }
    let parts = Array(words)
    guard (4...5).contains(parts.count), let day = digits(parts[0], atMost: 2),
      let month = DateNames.month(parts[1]), let year = digits(parts[2], atMost: 4),
      parts[2].count >= 2,
      let days = DateParser.days(year: full(year, parts[2].count), month: month, day: day),
      let time = timeOfDay(parts[3]), let offset = zone(parts.count > 4 ? parts[4] : "GMT")
    else { return nil }
    return Double(days) * 86_400 + time - Double(offset)
  }

  private static let weekdays = Set(
    DateNames.weekdays + DateNames.weekdays.map { String($0.prefix(3)) })

  private static func isWeekday(_ word: Substring) -> Bool {
    weekdays.contains(word.lowercased())
  }

  /// A year of two or three digits is one after 1900, and one below 50 after 2000.
  private static func full(_ year: Int, _ count: Int) -> Int {
    switch count {
    case 2: year + (year < 50 ? 2000 : 1900)
    case 3: year + 1900
    default: year
    }
  }

  /// Returns the text without comments, and without the white space that RFC 5322, section 4.3, allows around
  /// colons and before commas.
  private static func compact(_ text: String) -> String {
    let space: UInt8 = 0x20
    var depth = 0
    var result: [UInt8] = []
    for byte in text.utf8 {
      if byte == 0x28 { depth += 1 }
      // A comment separates words.
      let kept = depth == 0 ? byte : space
      if byte == 0x29 { depth = max(0, depth - 1) }
      if kept == space, result.last == 0x3A { continue }
      while kept == 0x2C || kept == 0x3A, result.last == space { result.removeLast() }
      result.append(kept)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digits(_ word: Substring, atMost count: Int) -> Int? {
    guard !word.isEmpty, word.utf8.count <= count,
      word.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(word)
  }

  private static func timeOfDay(_ word: Substring) -> Double? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = digits(parts[0], atMost: 2), hour < 24,
      let minute = digits(parts[1], atMost: 2), minute < 60
    else { return nil }
    guard parts.count == 3 else { return Double(hour * 3600 + minute * 60) }
    guard let second = digits(parts[2], atMost: 2), second <= 60 else { return nil }
    return Double(hour * 3600 + minute * 60 + second)
  }

  private static let zones = [
    "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7,
    "GMT": 0, "UT": 0, "UTC": 0,
  ]

  /// Returns the offset of a zone in seconds. A letter other than `J` is a military zone, which is used with
  /// both signs, so that RFC 5322 reads it as UTC.
  private static func zone(_ word: Substring) -> Int? {
    let name = word.uppercased()
    if let hours = zones[name] { return hours * 3600 }
    if name.utf8.count == 1, let letter = name.utf8.first, (0x41...0x5A).contains(letter) {
      return letter == 0x4A ? nil : 0
    }
    return DateParser.zoneOffset(String(word))
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

  private static let numbers = Dictionary(
    uniqueKeysWithValues: zip(months.map { String($0.prefix(3)) }, 1...))

  /// Returns the number of a month of three letters.
  static func month(_ word: Substring) -> Int? { numbers[word.lowercased()] }
}
