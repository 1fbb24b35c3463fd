import FixtureModel

/// A parser of the texts of data files for the types of fields, as an app reads a server's answer.
///
/// Literals of a fixture are stricter, since their author can write them as they should be: ``FieldValueParser``.
/// The page of the reference that lists what is accepted is made of ``DataValueTable``.
final class DataValueParser {
  /// The field's type, or that of the elements of its list.
  let type: FieldType
  /// The conversion that the `map` states.
  let conversion: MapConversion?
  /// The form of dates that the `map` states.
  let dateFormat: DataDateFormat?
  /// The treatment of empty texts.
  let emptyText: EmptyText
  /// The type without its optional, if it is a scalar one; a type's copy would be retained for each value.
  private let scalar: ScalarType?
  private let isOptional: Bool

  private let owner: Owner

  /// What has the values.
  enum Owner { case field, list }

  /// The treatments of empty texts of optional strings.
  enum EmptyText { case kept, isNil }

  /// Creates a parser.
  init(
    type: FieldType, of owner: Owner, conversion: MapConversion?, dateFormat: DataDateFormat?,
    emptyText: EmptyText
  ) {
    self.type = type
    self.owner = owner
    self.conversion = conversion
    self.dateFormat = dateFormat
    self.emptyText = emptyText
    if case .scalar(let scalar) = type.unwrapped { self.scalar = scalar } else { scalar = nil }
    isOptional = type.isOptional
  }

  /// Returns the value of a text. Strings and URLs that are not kept are checked, but not made: the value is empty.
  func value(
    _ text: UnsafeBufferPointer<UInt8>, _ parser: FieldValueParser, isKept: Bool
  ) -> Result<FieldValue, FieldValueError> {
    if scalar == .string {
      guard isKept else { return .success(.string("")) }
      let text = String(decoding: text, as: UTF8.self)
      let isNil = emptyText == .isNil && isOptional && ValueParser.words(text).isEmpty
      return .success(isNil ? .none : .string(text))
    }
    guard Self.hasFurtherSpace(text) else { return trimmedValue(text, parser, isKept) }
    var trimmed = ValueParser.words(String(decoding: text, as: UTF8.self)).joined(separator: " ")
    return trimmed.withUTF8 { trimmedValue($0, parser, isKept) }
  }

  /// Returns whether a text has white space at its ends, or other than a single space between words.
  private static func hasFurtherSpace(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var before: UInt8 = 0x20
    for byte in text {
      if byte < 0x20 || byte == 0x20 && before == 0x20 { return true }
      before = byte
    }
    return before == 0x20 && !text.isEmpty
  }

  private func trimmedValue(
    _ text: UnsafeBufferPointer<UInt8>, _ parser: FieldValueParser, _ isKept: Bool
  ) -> Result<FieldValue, FieldValueError> {
    if text.isEmpty, isOptional { return .success(.none) }
    guard let scalar else { return other(text, parser) }
    var value: FieldValue?
    switch scalar {
    case .int:
      let number =
        conversion == .duration
        ? DataNumber.duration(String(decoding: text, as: UTF8.self)).flatMap { Int(exactly: $0) }
        : DataNumber.integer(text)
      value = number.map { .integer($0) }
    case .double, .cgFloat:
      let number =
        conversion == .duration
        ? DataNumber.duration(String(decoding: text, as: UTF8.self)) : DataNumber.number(text)
      // The number of XPath that stands for no number.
      if number == nil, isOptional, text.elementsEqual("NaN".utf8) { return .success(.none) }
      value = number.map { .double($0) }
    case .bool: value = Self.bool(String(decoding: text, as: UTF8.self)).map { .bool($0) }
    case .date: value = date(text).map { .date($0) }
    case .url:
      let isURL = DataURL.isValid(text)
      value = isURL ? .string(isKept ? String(decoding: text, as: UTF8.self) : "") : nil
    default: return parser.value(text, of: type.unwrapped)
    }
    return value.map { .success($0) } ?? .failure(error(String(decoding: text, as: UTF8.self)))
  }

  private func other(
    _ bytes: UnsafeBufferPointer<UInt8>, _ parser: FieldValueParser
  ) -> Result<FieldValue, FieldValueError> {
    guard case .enumeration(let name) = type.unwrapped else {
      return parser.value(bytes, of: type.unwrapped)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let known = parser.index.enumerations[name]?.cases.first(where: { $0.rawValue == text }) {
      return .success(.enumCase(known.name))
    }
    return parser.value(text, of: type.unwrapped).mapError { error in
      if text.isEmpty { return error }
      return FieldValueError(
        code: error.code,
        message: error.message + "; state it as the 'rawValue' of a case")
    }
  }

  private func date(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    if let dateFormat { return dateFormat.seconds(in: String(decoding: text, as: UTF8.self)) }
    switch conversion {
    case .mailDate: return MailDate.seconds(in: text)
    case .unixTime: return DataNumber.number(text).flatMap { Self.years.contains($0) ? $0 : nil }
    default: return DateParser.data(text)
    }
  }

  private func error(_ text: String) -> FieldValueError {
    let isTooLarge =
      isNumber && NumberParser.isTooLarge(text.hasPrefix("+") ? text.dropFirst() : text[...])
    return FieldValueError(
      code: .unconvertibleData,
      message:
        "'\(text)' is \(isTooLarge ? "too large for" : "not") \(expectation)\(remedy(for: text))")
  }

  /// The seconds since 1970 of the years 1 to 9999, which dates of the other forms have.
  private static let years = -62_135_596_800.0..<253_402_300_800

  private var isNumber: Bool {
    conversion != .duration
      && [.scalar(.int), .scalar(.double), .scalar(.cgFloat)].contains(type.unwrapped)
  }

  /// Returns the clause about what reads a date of another form, or several values.
  private func remedy(for text: String) -> String {
    if owner == .list, isNumber, text.contains(" ") {
      return "; a list has an element for each node of its path"
    }
    if isNumber, DataNumber.number(text.replacing(",", with: ".")) != nil {
      return "; the path \"translate(…, ',', '.')\" reads it"
    }
    guard type.unwrapped == .scalar(.date), dateFormat == nil else { return "" }
    if conversion == .unixTime, DataNumber.number(text) != nil {
      return "; milliseconds are divided in the path, as in '@time div 1000'"
    }
    var copy = text
    let (isMailDate, isDate) = copy.withUTF8 {
      (MailDate.seconds(in: $0) != nil, DateParser.data($0) != nil)
    }
    if conversion != .mailDate, isMailDate {
      return "; as=\"MailDate\" reads it"
    }
    if conversion != nil, isDate {
      return "; without 'as', it is one of ISO 8601"
    }
    if conversion != .unixTime, let seconds = DataNumber.number(text),
      abs(seconds) > 99_999_999, Self.years.contains(seconds)
    {
      return "; as=\"UnixTime\" reads it"
    }
    // A date that does not exist has no other form.
    let isISO = text.dropFirst(4).first == "-"
    guard conversion != .unixTime, !isISO else { return "" }
    guard MailDate.hasWeekday(text) else { return "; 'format' states another form" }
    return conversion == .mailDate ? "" : "; as=\"MailDate\" reads such dates"
  }

  /// A description of the texts that are accepted, for messages.
  private var expectation: String {
    if let dateFormat { return "a date of the format '\(dateFormat.pattern)'" }
    switch conversion {
    case .mailDate: return "a date such as 'Wed, 01 May 2024 10:00:00 +0200' (MailDate)"
    case .unixTime: return "a number of seconds since 1970 in the years 1 to 9999 (UnixTime)"
    case .duration:
      return "a duration, such as '1:54:09', '54:09', '249' or 'PT1H54M' (Duration)"
    default: break
    }
    guard case .scalar(let scalar) = type.unwrapped else { return "text" }
    switch scalar {
    case .bool: return "'true', 'false', 'yes', 'no', '1' or '0'"
    case .date: return "a date, such as '2024-05-01', '2024-05' or '2024-05-01T10:00:00Z'"
    case .url: return "a URL that 'URL(string:)' accepts"
    default: return FieldValueParser.expectation(of: scalar)
    }
  }

  private static func bool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }
}
