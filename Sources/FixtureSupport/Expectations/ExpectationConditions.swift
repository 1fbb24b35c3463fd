import Foundation
import UIKit

/// The environment settings for which an expectation holds.
public struct FixtureConditions: Hashable, Sendable {
  /// The layout directions.
  public enum Direction: String, Hashable, Sendable {
    /// The layout direction from left to right.
    case leftToRight
    /// The layout direction from right to left.
    case rightToLeft
  }

  /// The width of the container, in points.
  public var width: Double
  /// The height of the container, in points.
  public var height: Double
  /// The scale of the screen, in pixels per point.
  public var scale: Double
  /// The name of a device, such as `iPhoneSE`.
  public var device: String?
  /// The layout direction.
  public var direction: Direction
  /// The text size, or `nil` for that of the test.
  public var contentSizeCategory: UIContentSizeCategory?
  /// The interface style, or `nil` for that of the test.
  public var appearance: UIUserInterfaceStyle?

  /// Creates conditions from a container size, a scale, a device, a layout direction, a text size and an
  /// interface style.
  public init(
    width: Double, height: Double = 667, scale: Double = 2, device: String? = nil,
    direction: Direction = .leftToRight, contentSizeCategory: UIContentSizeCategory? = nil,
    appearance: UIUserInterfaceStyle? = nil
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.device = device
    self.direction = direction
    self.contentSizeCategory = contentSizeCategory
    self.appearance = appearance
  }
}

extension FixtureConditions: CustomStringConvertible {
  /// A description with the size, the scale, and the other conditions that are set.
  public var description: String {
    let size = FixtureExpectedSize(.exactly(width), .exactly(height))
    var parts = ["\(size) @\(FixtureExpectedNumber.exactly(scale))x"]
    if let device { parts.append(device) }
    if direction == .rightToLeft { parts.append(direction.rawValue) }
    if let contentSizeCategory { parts.append(contentSizeCategory.rawValue) }
    if let appearance { parts.append(appearance == .dark ? "dark" : "light") }
    return parts.joined(separator: ", ")
  }
}
