import Foundation

extension String.LocalizationValue {
  /// Gathers text and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var values: [String] = []

    /// Makes room for text and values.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text; a per cent sign of it stands twice, as in tables.
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
