import Foundation

/// A JSON value; its reader is strict enough for the case files and much faster than `Decodable`.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  subscript(index: Int) -> JSONValue { array[index] }

  var array: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var object: [String: JSONValue] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  var string: String {
    guard case .string(let text) = self else { return "" }
    return text
  }

  var bool: Bool { self == .bool(true) }

  /// The number; `"inf"` is infinity and `"max"` the greatest finite one.
  var double: Double {
    switch self {
    case .number(let value): value
    case .string("inf"): .infinity
    case .string("max"): .greatestFiniteMagnitude
    default: .nan
    }
  }

  var int: Int { Int(double) }
  var ints: [Int] { array.map(\.int) }
  var point: CGPoint { CGPoint(x: self[0].double, y: self[1].double) }
  var size: CGSize { CGSize(width: self[0].double, height: self[1].double) }
  var rect: CGRect {
    CGRect(x: self[0].double, y: self[1].double, width: self[2].double, height: self[3].double)
  }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }

  init(_ values: some Sequence<Int>) { self = .array(values.map { .number(Double($0)) }) }

  init(_ value: Int) { self = .number(Double(value)) }

  /// A number as the case files write it.
  init(length value: CGFloat) {
    switch Double(value) {
    case .infinity: self = "inf"
    case .greatestFiniteMagnitude: self = "max"
    default: self = .number(Double(value))
    }
  }

  init(lengths values: CGFloat...) { self = .array(values.map(JSONValue.init(length:))) }
}
