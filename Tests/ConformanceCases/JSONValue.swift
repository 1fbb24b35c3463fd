import Foundation

/// A JSON value; reading one takes a fraction of the time of `Decodable`.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  package subscript(index: Int) -> JSONValue {
    array.indices.contains(index) ? array[index] : .null
  }

  package var array: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  package var object: [String: JSONValue] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  package var string: String {
    guard case .string(let text) = self else { return "" }
    return text
  }

  package var bool: Bool { self == .bool(true) }

  /// The number; `"inf"` is infinity and `"max"` the greatest finite one.
  package var double: Double {
    switch self {
    case .number(let value): value
    case .string("inf"): .infinity
    case .string("max"): .greatestFiniteMagnitude
    default: .nan
    }
  }

  /// The number as it is written; nil for anything else.
  package var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The numbers of an array, infinite where it holds null; nil for anything else.
  package var lengths: [Double]? {
    guard case .array(let elements) = self else { return nil }
    return elements.map { $0.number ?? .infinity }
  }

  package var int: Int { Int(exactly: double) ?? 0 }
  package var ints: [Int] { array.map(\.int) }
  package var point: CGPoint { CGPoint(x: self[0].double, y: self[1].double) }
  package var size: CGSize { CGSize(width: self[0].double, height: self[1].double) }
  package var rect: CGRect {
    CGRect(x: self[0].double, y: self[1].double, width: self[2].double, height: self[3].double)
  }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(floatLiteral value: Double) { self = .number(value) }

  package init(_ values: some Sequence<Int>) { self = .array(values.map { .number(Double($0)) }) }

  package init(_ value: Int) { self = .number(Double(value)) }

  /// A number as the case files write it.
  package init(length value: CGFloat) {
    switch Double(value) {
    case .infinity: self = "inf"
    case .greatestFiniteMagnitude: self = "max"
    default: self = .number(Double(value))
    }
  }

  package init(lengths values: CGFloat...) { self = .array(values.map(JSONValue.init(length:))) }
}
