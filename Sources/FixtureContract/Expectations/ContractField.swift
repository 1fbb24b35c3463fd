/// One field of the row of an assertion, a step or an edit, before a generated file spells it.
package enum ContractField: Hashable, Sendable {
  /// A text; words and index paths are texts too.
  case text(String)
  /// A number.
  case number(Double)
  /// No value.
  case missing

  /// Returns the field of a whole number.
  package static func integer(_ value: Int) -> ContractField { .number(Double(value)) }

  /// Returns the field of a Boolean value: `1` or `0`.
  package static func flag(_ value: Bool) -> ContractField { .number(value ? 1 : 0) }

  /// Returns the fields of a list: the number of elements, then the elements.
  package static func list(_ fields: [ContractField]) -> [ContractField] {
    [.integer(fields.count)] + fields
  }
}

/// A reader of the fields of one row, in order.
package protocol ContractFieldReader {
  /// Reads a text.
  mutating func string() -> String
  /// Reads a whole number.
  mutating func int() -> Int
  /// Reads a number.
  mutating func double() -> Double
  /// Reads a Boolean value.
  mutating func bool() -> Bool
  /// Reads a value that may be missing.
  mutating func optional<Value>(_ decode: (inout Self) -> Value) -> Value?
  /// Reads a list.
  mutating func list<Value>(_ decode: (inout Self) -> Value) -> [Value]
}
