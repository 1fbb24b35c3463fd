import FixtureModel

/// A `map` element: a field, where it is found in a match, and how it is read.
struct FieldMap {
  /// The attribute with the path.
  let path: SourceAttribute
  private let slot: Int
  private let type: FieldType
  private let conversion: MapConversion?

  /// Prepares a map; `nil` after an error was reported.
  init?(_ element: SourceElement, rows: RowSink) {
    guard let field = element.attribute("field"), let path = element.attribute("path") else {
      return nil
    }
    guard let slot = rows.schema.slot(named: field.value) else {
      rows.reportUnknownField(field.value, at: field.valuePosition)
      return nil
    }
    self.path = path
    self.slot = slot
    type = rows.schema.slots[slot].type
    guard let attribute = element.attribute("as") else {
      conversion = nil
      return
    }
    guard let conversion = MapConversion(rawValue: attribute.value) else {
      let cases = MapConversion.allCases.map(\.rawValue)
      rows.sink.unknown(
        .unknownCase, "'\(attribute.value)' is not a conversion", name: attribute.value,
        among: cases, at: attribute.valuePosition)
      return nil
    }
    self.conversion = conversion
    guard Self.fits(conversion, Self.element(of: type)) else {
      rows.sink.error(
        .bindingType, "'\(conversion.rawValue)' does not give a '\(type)'", in: attribute)
      return nil
    }
  }

  /// A Boolean value that indicates whether the field takes every text that the path finds.
  var isList: Bool {
    if case .list = type.unwrapped { return true }
    return false
  }

  /// Sets the field from what the path found; returns what is wrong with it.
  func store(_ found: [String], in rows: RowSink) -> String? {
    if case .list(let element) = type.unwrapped {
      for text in found {
        switch value(text, of: element, rows) {
        case .success(let value): rows.decoder.append([value], to: slot)
        case .failure(let error): return error.message
        }
      }
      return nil
    }
    guard let text = found.first else { return nil }
    switch value(text, of: type, rows) {
    case .success(let value): rows.decoder.set(slot, value: value)
    case .failure(let error): return error.message
    }
    return nil
  }

  private func value(
    _ text: String, of type: FieldType, _ rows: RowSink
  ) -> Result<FieldValue, FieldValueError> {
    if type.unwrapped == .scalar(.string), conversion == nil || conversion == .string {
      return .success(.string(text))
    }
    let trimmed = ValueParser.words(text).joined(separator: " ")
    if trimmed.isEmpty, type.isOptional { return .success(.none) }
    let special: FieldValue?? =
      switch conversion {
      case .mailDate: .some(DateParser.mail(trimmed).map { .date($0) })
      case .unixTime: .some(NumberParser.number(trimmed).map { .date($0) })
      case .bool: .some(Self.bool(trimmed).map { .bool($0) })
      default: nil
      }
    guard let special else { return rows.decoder.parser.value(trimmed, of: type) }
    if let value = special { return .success(value) }
    let error = FieldValueError(
      code: .unconvertibleData, message: "'\(trimmed)' is not \(conversion?.rawValue ?? "")")
    return .failure(error)
  }

  private static func bool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  private static func element(of type: FieldType) -> FieldType {
    if case .list(let element) = type.unwrapped { return element.unwrapped }
    return type.unwrapped
  }

  private static func fits(_ conversion: MapConversion, _ type: FieldType) -> Bool {
    switch conversion {
    case .int: [.scalar(.int), .scalar(.double), .scalar(.cgFloat)].contains(type)
    case .double, .cgFloat: [.scalar(.double), .scalar(.cgFloat)].contains(type)
    case .bool: type == .scalar(.bool)
    case .string: type == .scalar(.string)
    case .url: type == .scalar(.url)
    case .date, .mailDate, .unixTime: type == .scalar(.date)
    }
  }
}

/// The conversion of the text that a `map` selects.
enum MapConversion: String, Sendable, CaseIterable {
  /// An integer.
  case int = "Int"
  /// A floating-point number.
  case double = "Double"
  /// A number of points.
  case cgFloat = "CGFloat"
  /// One of `true`, `false`, `yes`, `no`, `1` and `0`.
  case bool = "Bool"
  /// Unchanged.
  case string = "String"
  /// A URL.
  case url = "URL"
  /// An ISO 8601 date.
  case date = "Date"
  /// A date in the format of mails and RSS feeds (RFC 2822).
  case mailDate = "MailDate"
  /// A number of seconds since 1970.
  case unixTime = "UnixTime"
}
