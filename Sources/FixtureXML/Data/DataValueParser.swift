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

  /// The treatments of empty texts of optional strings.
  enum EmptyText { case kept, isNil }

  /// Creates a parser.
  init(
    type: FieldType, conversion: MapConversion?, dateFormat: DataDateFormat?, emptyText: EmptyText
  ) {
    self.type = type
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
    guard case .enumeration(let name) = type.unwrapped,
      let known = parser.index.enumerations[name]?.cases.first(where: { $0.rawValue == text })
    else { return parser.value(text, of: type.unwrapped) }
    return .success(.enumCase(known.name))
  }

  private func date(_ text: String) -> Double? {
    if let dateFormat { return dateFormat.seconds(in: text) }
    switch conversion {
    case .mailDate: return MailDate.seconds(in: text)
    case .unixTime: return DataNumber.number(text)
    default: return DateParser.data(text)
    }
  }

  private func result(_ value: FieldValue?, _ text: String) -> Result<FieldValue, FieldValueError> {
    if let value { return .success(value) }
    let error = FieldValueError(
      code: .unconvertibleData, message: "'\(text)' is not \(expectation)")
    return .failure(error)
  }

  /// A description of the texts that are accepted, for messages.
  private var expectation: String {
    if let dateFormat { return "a date of the format '\(dateFormat.pattern)'" }
    switch conversion {
    case .mailDate: return "a date such as 'Wed, 01 May 2024 10:00:00 +0200' (MailDate)"
    case .unixTime: return "a number of seconds since 1970 (UnixTime)"
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
