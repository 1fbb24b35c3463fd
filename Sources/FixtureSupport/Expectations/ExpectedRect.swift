import Foundation

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

  /// Whether a rectangle is the expected one or no more than a tolerance away in each number.
  public func matches(_ actual: CGRect, tolerance: Double) -> Bool {
    x.matches(actual.origin.x, tolerance: tolerance)
      && y.matches(actual.origin.y, tolerance: tolerance)
      && size.matches(actual.size, tolerance: tolerance)
  }

  /// The four numbers between spaces.
  public var description: String { "\(x) \(y) \(size)" }
}
