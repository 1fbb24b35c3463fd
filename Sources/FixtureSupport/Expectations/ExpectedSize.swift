import Foundation

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

  /// Whether a size is the expected one or no more than a tolerance away in each number.
  public func matches(_ actual: CGSize, tolerance: Double) -> Bool {
    width.matches(actual.width, tolerance: tolerance)
      && height.matches(actual.height, tolerance: tolerance)
  }

  /// The two numbers between spaces.
  public var description: String { "\(width) \(height)" }
}
