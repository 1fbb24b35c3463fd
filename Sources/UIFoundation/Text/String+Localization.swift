import Foundation

extension String {
  /// A key of a string table, with values that are inserted into the localized text.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key, with a format specifier in place of each value.
    let key: String
    private let values: [String]

    /// Creates a key from a string without values.
    public init(_ value: String) {
      key = value
      values = []
    }

    /// Creates a key from a string literal without values.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Creates a key from a string interpolation.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// Returns a format string with the values inserted. Format specifiers may have positions, such
    /// as `%1$@`.
    func filled(in format: String) -> String {
      guard !values.isEmpty else { return format }
      var (text, rest, next) = ("", format[...], 0)
      while let percent = rest.firstIndex(of: "%") {
        text += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        guard let end = rest.firstIndex(where: { "%@dufs".contains($0) }) else { break }
        let conversion = rest[...end]
        rest = rest[rest.index(after: end)...]
        if conversion == "%" {
          text += "%"
          continue
        }
        let number = conversion.firstIndex(of: "$").flatMap { Int(conversion[..<$0]) }
        let index = number.map { $0 - 1 } ?? next
        if number == nil { next += 1 }
        if values.indices.contains(index) { text += values[index] }
      }
      return text + rest
    }
  }
}

extension String.LocalizationValue {
  /// A builder of a key and its values from a string interpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var values: [String] = []

    /// Creates an empty interpolation. The capacities are ignored.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text, with each percent sign doubled as in string tables.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Appends a string as a value.
    public mutating func appendInterpolation(_ value: String) { append("%@", value) }

    /// Appends a substring as a value.
    public mutating func appendInterpolation(_ value: Substring) { append("%@", String(value)) }

    /// Appends an integer as a value.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append("%lld", String(value))
    }

    /// Appends a floating-point number as a value, with six digits after the decimal point.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append("%lf", String(format: "%lf", Double(value)))
    }

    /// Appends the description of any other value as a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", String(describing: value))
    }

    private mutating func append(_ conversion: String, _ value: String) {
      key += conversion
      values.append(value)
    }
  }
}

extension String {
  /// Creates a localized string from a bundle's string table, or the key itself. It can be used on
  /// any thread.
  ///
  /// Foundation on Linux does not have this initializer. Values are `%@`, `%lld`, and `%lf` in the
  /// key of the table.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle)
  }

  /// Creates a localized string from a bundle's string table, or the default value. It can be used
  /// on any thread.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(localized: "\(key)", value: defaultValue, table: table, bundle: bundle)
  }

  private init(localized key: String, value: LocalizationValue, table: String?, bundle: Bundle?) {
    let format = (bundle ?? .main).localizedString(forKey: key, value: value.key, table: table)
    self = value.filled(in: format)
  }
}
