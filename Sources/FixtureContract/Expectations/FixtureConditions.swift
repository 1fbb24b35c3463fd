import Foundation

/// The environment settings for which an expectation holds.
public struct FixtureConditions: Hashable, Sendable {
  /// The layout directions.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// The layout direction from left to right.
    case leftToRight
    /// The layout direction from right to left.
    case rightToLeft
  }

  /// The orientations of a device.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// The portrait orientation.
    case portrait
    /// The landscape orientation.
    case landscape
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
  /// The orientation of the device. It has no effect without a device.
  public var orientation: Orientation
  /// The identifier of the locale, such as `de_DE`, or `nil` for that of the test.
  public var locale: String?
  /// The identifier of the time zone, such as `Europe/Berlin`, or `nil` for that of the test.
  public var timeZone: String?
  /// The text size, or `nil` for that of the test.
  package var textSize: ContentSizeCategoryValue?
  /// The interface style, or `nil` for that of the test.
  package var style: AppearanceValue?

  /// Creates conditions from their parts.
  package init(
    width: Double, height: Double = 667, scale: Double = 2, device: String? = nil,
    direction: Direction = .leftToRight, orientation: Orientation = .portrait,
    locale: String? = nil, timeZone: String? = nil, textSize: ContentSizeCategoryValue?,
    style: AppearanceValue?
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.device = device
    self.direction = direction
    self.orientation = orientation
    self.locale = locale
    self.timeZone = timeZone
    self.textSize = textSize
    self.style = style
  }
}

extension FixtureConditions: CustomStringConvertible {
  /// A description with the size, the scale, and the other conditions that are set.
  public var description: String {
    let size = FixtureExpectedSize(.exactly(width), .exactly(height))
    var parts = ["\(size) @\(FixtureExpectedNumber.exactly(scale))x"]
    if let device { parts.append(device) }
    if orientation == .landscape { parts.append(orientation.rawValue) }
    if direction == .rightToLeft { parts.append(direction.rawValue) }
    parts += [textSize?.rawValue, style?.rawValue, locale, timeZone].compactMap(\.self)
    return parts.joined(separator: ", ")
  }
}

extension FixtureConditions {
  /// The fields of the conditions in the row of their expectation.
  package var fields: [ContractField] {
    [.number(width), .number(height), .number(scale), .init(device)]
      + [.flag(direction == .rightToLeft), .flag(orientation == .landscape)]
      + [.init(locale), .init(timeZone), .init(textSize?.rawValue), .init(style?.rawValue)]
  }

  /// Reads conditions.
  package init(from row: inout some ContractFieldReader) {
    let (width, height, scale) = (row.double(), row.double(), row.double())
    let device = row.optional { $0.string() }
    let direction: Direction = row.bool() ? .rightToLeft : .leftToRight
    let orientation: Orientation = row.bool() ? .landscape : .portrait
    let (locale, timeZone) = (row.optional { $0.string() }, row.optional { $0.string() })
    let textSize = row.optional { $0.string() }.flatMap(ContentSizeCategoryValue.init)
    self.init(
      width: width, height: height, scale: scale, device: device, direction: direction,
      orientation: orientation, locale: locale, timeZone: timeZone, textSize: textSize,
      style: row.optional { $0.string() }.flatMap(AppearanceValue.init))
  }
}

extension ContractField {
  fileprivate init(_ text: String?) { self = text.map { .text($0) } ?? .missing }
}

/// The interface styles.
package enum AppearanceValue: String, Sendable, CaseIterable {
  /// The light style.
  case light
  /// The dark style.
  case dark
}

/// Dynamic Type's text sizes, from the smallest to the largest.
package enum ContentSizeCategoryValue: String, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
