/// A number that an expectation states, or any number at all.
public enum ExpectedNumber: Hashable, Sendable {
  /// Any number, written `*` in a fixture.
  case any
  /// One number.
  case exactly(Double)

  /// Whether a number is the expected one or no more than a tolerance away from it.
  public func matches(_ actual: Double, tolerance: Double) -> Bool {
    switch self {
    case .any: true
    case .exactly(let expected): actual == expected || abs(actual - expected) <= tolerance
    }
  }
}

extension ExpectedNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes an exact number.
  public init(floatLiteral value: Double) { self = .exactly(value) }

  /// Makes an exact number.
  public init(integerLiteral value: Int) { self = .exactly(Double(value)) }
}

extension ExpectedNumber: CustomStringConvertible {
  /// The number as a fixture spells it.
  public var description: String {
    switch self {
    case .any: "*"
    case .exactly(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
  }
}
