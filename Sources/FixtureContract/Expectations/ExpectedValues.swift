import Foundation

/// A number that an expectation states, any number, or one that a run records.
public enum FixtureExpectedNumber: Hashable, Sendable {
  /// Any number, written `*` in a fixture.
  case any
  /// A number that the actual one must equal within the tolerance.
  case exactly(Double)
  /// A number that a run records, written `?` in a fixture. No actual number matches.
  case recorded

  /// Returns whether an actual number matches within a tolerance.
  public func matches(_ actual: Double, tolerance: Double) -> Bool {
    switch self {
    case .any: true
    case .recorded: false
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
    case .recorded: "?"
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

/// A point in points that an expectation states.
public struct FixtureExpectedPoint: Hashable, Sendable, CustomStringConvertible {
  /// The expected horizontal position.
  public var x: FixtureExpectedNumber
  /// The expected vertical position.
  public var y: FixtureExpectedNumber

  /// Creates an expected point.
  public init(_ x: FixtureExpectedNumber, _ y: FixtureExpectedNumber) {
    self.x = x
    self.y = y
  }

  /// Returns whether an actual point matches within a tolerance for each number.
  public func matches(_ actual: CGPoint, tolerance: Double) -> Bool {
    x.matches(actual.x, tolerance: tolerance) && y.matches(actual.y, tolerance: tolerance)
  }

  /// The two numbers, separated by a space.
  public var description: String { "\(x) \(y)" }
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

extension FixtureExpectedNumber {
  package var field: ContractField {
    switch self {
    case .any: .missing
    case .exactly(let number): .number(number)
    case .recorded: .number(.nan)
    }
  }

  /// Reads a number. No fixture states a value that is not a number, which marks one to record.
  package init(from row: inout some ContractFieldReader) {
    guard let number = row.optional({ $0.double() }) else {
      self = .any
      return
    }
    self = number.isNaN ? .recorded : .exactly(number)
  }
}

extension FixtureExpectedSize {
  package var fields: [ContractField] { [width.field, height.field] }

  package init(from row: inout some ContractFieldReader) {
    let width = FixtureExpectedNumber(from: &row)
    self.init(width, FixtureExpectedNumber(from: &row))
  }
}

extension FixtureExpectedPoint {
  package var fields: [ContractField] { [x.field, y.field] }

  package init(from row: inout some ContractFieldReader) {
    let x = FixtureExpectedNumber(from: &row)
    self.init(x, FixtureExpectedNumber(from: &row))
  }
}

extension FixtureExpectedRect {
  package var fields: [ContractField] { [x.field, y.field] + size.fields }

  package init(from row: inout some ContractFieldReader) {
    let (x, y) = (FixtureExpectedNumber(from: &row), FixtureExpectedNumber(from: &row))
    let size = FixtureExpectedSize(from: &row)
    self.init(x, y, size.width, size.height)
  }
}
