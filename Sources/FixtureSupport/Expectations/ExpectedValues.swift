import Foundation

/// A number that an expectation states, or any number.
public enum FixtureExpectedNumber: Hashable, Sendable {
  /// Any number, written `*` in a fixture.
  case any
  /// A number that the actual one must equal within the tolerance.
  case exactly(Double)

  /// Returns whether an actual number matches within a tolerance.
  public func matches(_ actual: Double, tolerance: Double) -> Bool {
    switch self {
    case .any: true
    case .exactly(let expected): actual == expected || abs(actual - expected) <= tolerance
    }
  }
}

extension FixtureExpectedNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates an exact number.
  public init(floatLiteral value: Double) { self = .exactly(value) }

  /// Creates an exact number.
  public init(integerLiteral value: Int) { self = .exactly(Double(value)) }
}

extension FixtureExpectedNumber: CustomStringConvertible {
  /// The number as spelled in a fixture.
  public var description: String {
    switch self {
    case .any: "*"
    case .exactly(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
  }
}

/// A size in points that an expectation states.
public struct FixtureExpectedSize: Hashable, Sendable, CustomStringConvertible {
  /// The expected width.
  public var width: FixtureExpectedNumber
  /// The expected height.
  public var height: FixtureExpectedNumber

  /// Creates an expected size.
  public init(_ width: FixtureExpectedNumber, _ height: FixtureExpectedNumber) {
    self.width = width
    self.height = height
  }

  /// Returns whether an actual size matches within a tolerance for each number.
  public func matches(_ actual: CGSize, tolerance: Double) -> Bool {
    width.matches(actual.width, tolerance: tolerance)
      && height.matches(actual.height, tolerance: tolerance)
  }

  /// The two numbers, separated by a space.
  public var description: String { "\(width) \(height)" }
}

/// A rectangle in points that an expectation states.
public struct FixtureExpectedRect: Hashable, Sendable, CustomStringConvertible {
  /// The expected left edge.
  public var x: FixtureExpectedNumber
  /// The expected top edge.
  public var y: FixtureExpectedNumber
  /// The expected size.
  public var size: FixtureExpectedSize

  /// Creates an expected rectangle.
  public init(
    _ x: FixtureExpectedNumber, _ y: FixtureExpectedNumber, _ width: FixtureExpectedNumber,
    _ height: FixtureExpectedNumber
  ) {
    self.x = x
    self.y = y
    size = FixtureExpectedSize(width, height)
  }

  /// Returns whether an actual rectangle matches within a tolerance for each number.
  public func matches(_ actual: CGRect, tolerance: Double) -> Bool {
    x.matches(actual.origin.x, tolerance: tolerance)
      && y.matches(actual.origin.y, tolerance: tolerance)
      && size.matches(actual.size, tolerance: tolerance)
  }

  /// The four numbers, separated by spaces.
  public var description: String { "\(x) \(y) \(size)" }
}
