import Foundation

extension String {
  /// A key of a table of texts, with values in it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key, with a format specifier for each value.
    let key: String
    private let values: [String]

    /// Creates a key without values.
    public init(_ value: String) {
      key = value
      values = []
    }

    /// Creates a key without values.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Creates a key of text and values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// A text of the table with the values in place of their conversions, which may be numbered.
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
  /// Gathers text and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var values: [String] = []

    /// Makes room for text and values.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text, with each percent sign doubled as in string tables.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a text as a value.
    public mutating func appendInterpolation(_ value: String) { append("%@", value) }

    /// Adds a part of a text as a value.
    public mutating func appendInterpolation(_ value: Substring) { append("%@", String(value)) }

    /// Adds a whole number as a value.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append("%lld", String(value))
    }

    /// Adds a number as a value, with six digits behind the point.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append("%lf", String(format: "%lf", Double(value)))
    }

    /// Adds anything else as a value.
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
  /// Creates the text that a bundle's table has for a key, or the key itself; any thread.
  ///
  /// Foundation on Linux lacks it. Values in the key are `%@`, `%lld` and `%lf` in the table's key.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle)
  }

  /// Creates the text that a bundle's table has for a key, or the default value; any thread.
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
