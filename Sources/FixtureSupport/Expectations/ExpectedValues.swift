import Foundation

/// A number that an expectation states, or any number at all.
public enum ExpectedNumber: Hashable, Sendable {
  /// Any number, written `*` in a fixture.
  case any
  /// One number.
  case exactly(Double)

  /// Returns whether a number is the expected one or no more than a tolerance away from it.
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

/// A size in points that an expectation states.
public struct ExpectedSize: Hashable, Sendable, CustomStringConvertible {
  /// The width.
  public var width: ExpectedNumber
  /// The height.
  public var height: ExpectedNumber

  /// Makes an expected size.
  public init(_ width: ExpectedNumber, _ height: ExpectedNumber) {
    self.width = width
    self.height = height
  }

  /// Returns whether a size is the expected one or no more than a tolerance away in each number.
  public func matches(_ actual: CGSize, tolerance: Double) -> Bool {
    width.matches(actual.width, tolerance: tolerance)
      && height.matches(actual.height, tolerance: tolerance)
  }

  /// The two numbers between spaces.
  public var description: String { "\(width) \(height)" }
}

/// A rectangle in points that an expectation states.
public struct ExpectedRect: Hashable, Sendable, CustomStringConvertible {
  /// The left edge.
  public var x: ExpectedNumber
  /// The top edge.
  public var y: ExpectedNumber
  /// The size.
  public var size: ExpectedSize

  /// Makes an expected rectangle.
  public init(
    _ x: ExpectedNumber, _ y: ExpectedNumber, _ width: ExpectedNumber, _ height: ExpectedNumber
  ) {
    self.x = x
    self.y = y
    size = ExpectedSize(width, height)
  }

  /// Returns whether a rectangle is the expected one or no more than a tolerance away in each
  /// number.
  public func matches(_ actual: CGRect, tolerance: Double) -> Bool {
    x.matches(actual.origin.x, tolerance: tolerance)
      && y.matches(actual.origin.y, tolerance: tolerance)
      && size.matches(actual.size, tolerance: tolerance)
  }

  /// The four numbers between spaces.
  public var description: String { "\(x) \(y) \(size)" }
}
