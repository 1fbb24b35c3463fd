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
  private let isString: Bool

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
    isString = type.unwrapped == .scalar(.string)
  }

  /// Returns the value of a text.
  func value(
    _ text: String, _ parser: FieldValueParser
  ) -> Result<FieldValue, FieldValueError> {
    if isString {
      if emptyText == .isNil, type.isOptional, ValueParser.words(text).isEmpty {
        return .success(.none)
      }
      return .success(.string(text))
    }
    let hasSpace = text.utf8.contains { $0 <= 0x20 }
    let trimmed = hasSpace ? ValueParser.words(text).joined(separator: " ") : text
    if trimmed.isEmpty, type.isOptional { return .success(.none) }
    guard case .scalar(let scalar) = type.unwrapped else { return other(trimmed, parser) }
    switch scalar {
    case .int:
      if conversion == .duration {
        return result(
          DataNumber.duration(trimmed).flatMap { Int(exactly: $0) }.map { .integer($0) }, trimmed)
      }
      return result(DataNumber.integer(trimmed).map { .integer($0) }, trimmed)
    case .double, .cgFloat:
      // The number of XPath that stands for no number.
      if trimmed == "NaN", type.isOptional { return .success(.none) }
      let number =
        conversion == .duration ? DataNumber.duration(trimmed) : DataNumber.number(trimmed)
      return result(number.map { .double($0) }, trimmed)
    case .bool: return result(Self.bool(trimmed).map { .bool($0) }, trimmed)
    case .date: return result(date(trimmed).map { .date($0) }, trimmed)
    case .url: return result(DataURL.isValid(trimmed) ? .string(trimmed) : nil, trimmed)
    default: return parser.value(trimmed, of: type.unwrapped)
    }
  }

  private func other(
    _ text: String, _ parser: FieldValueParser
  ) -> Result<FieldValue, FieldValueError> {
    guard case .enumeration(let name) = type.unwrapped else {
      return parser.value(text, of: type.unwrapped)
    }
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

  private func date(_ text: String) -> Double? {
    if let dateFormat { return dateFormat.seconds(in: text) }
    switch conversion {
    case .mailDate: return MailDate.seconds(in: text)
    case .unixTime: return DataNumber.number(text).flatMap { Self.years.contains($0) ? $0 : nil }
    default: return DateParser.data(text)
    }
  }

  private func result(_ value: FieldValue?, _ text: String) -> Result<FieldValue, FieldValueError> {
    if let value { return .success(value) }
    let isTooLarge =
      isNumber && NumberParser.isTooLarge(text.hasPrefix("+") ? text.dropFirst() : text[...])
    let error = FieldValueError(
      code: .unconvertibleData,
      message:
        "'\(text)' is \(isTooLarge ? "too large for" : "not") \(expectation)\(remedy(for: text))")
    return .failure(error)
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
    guard type.unwrapped == .scalar(.date), dateFormat == nil else { return "" }
    if conversion == .unixTime, DataNumber.number(text) != nil {
      return "; milliseconds are divided in the path, as in '@time div 1000'"
    }
    if conversion != .mailDate, MailDate.seconds(in: text) != nil {
      return "; as=\"MailDate\" reads it"
    }
    if conversion != nil, DateParser.data(text) != nil {
      return "; without 'as', it is one of ISO 8601"
    }
    if conversion != .unixTime, let seconds = DataNumber.number(text),
      abs(seconds) > 99_999_999, Self.years.contains(seconds)
    {
      return "; as=\"UnixTime\" reads it"
    }
    // A date of ISO 8601 that does not exist has no other form.
    let isISO = text.dropFirst(4).first == "-"
    return conversion == .unixTime || isISO ? "" : "; 'format' states another form"
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
