import Foundation

/// The surroundings under which an expectation holds.
public struct ExpectationConditions: Hashable, Sendable {
  /// The direction of the user interface.
  public enum Direction: String, Hashable, Sendable {
    /// Text runs from left to right.
    case leftToRight
    /// Text runs from right to left.
    case rightToLeft
  }

  /// The width of the container, in points.
  public var width: Double
  /// The height of the container, in points.
  public var height: Double
  /// Pixels per point.
  public var scale: Double
  /// The name of a device, such as `iPhoneSE`.
  public var device: String?
  /// The direction of the user interface.
  public var direction: Direction

  /// Makes conditions.
  public init(
    width: Double, height: Double = 667, scale: Double = 2, device: String? = nil,
    direction: Direction = .leftToRight
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.device = device
    self.direction = direction
  }
}

extension ExpectationConditions: CustomStringConvertible {
  /// The size, the scale, and the device and direction where they are stated.
  public var description: String {
    let size = ExpectedSize(.exactly(width), .exactly(height))
    var parts = ["\(size) @\(ExpectedNumber.exactly(scale))x"]
    if let device { parts.append(device) }
    if direction == .rightToLeft { parts.append(direction.rawValue) }
    return parts.joined(separator: ", ")
  }
}
