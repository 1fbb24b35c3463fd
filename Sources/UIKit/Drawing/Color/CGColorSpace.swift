import Foundation

/// What the components of colors mean, by a name.
///
/// Colors are kept as red, green, blue and alpha, whatever space they come from: nothing is matched
/// to a screen here, so that spaces of one model differ in nothing but their name.
public final class CGColorSpace: Hashable, Sendable {
  private let spaceName: String
  /// What the components mean.
  public let model: CGColorSpaceModel

  init(_ name: String, _ model: CGColorSpaceModel) {
    spaceName = name
    self.model = model
  }

  /// Creates a space of one of the names below; `nil` for another.
  public convenience init?(name: CFString) {
    let name = name as String
    guard let model = Self.models[name] else { return nil }
    self.init(name, model)
  }

  private static let models: [String: CGColorSpaceModel] = [
    "kCGColorSpaceSRGB": .rgb, "kCGColorSpaceExtendedSRGB": .rgb,
    "kCGColorSpaceLinearSRGB": .rgb, "kCGColorSpaceDisplayP3": .rgb,
    "kCGColorSpaceGenericRGB": .rgb, "kCGColorSpaceGenericGrayGamma2_2": .monochrome,
    "kCGColorSpaceLinearGray": .monochrome, "kCGColorSpaceGenericCMYK": .cmyk,
  ]

  /// The name.
  public var name: CFString? { NSString(string: spaceName) }

  /// The number of components, the opacity not counted.
  public var numberOfComponents: Int { model.componentCount }

  /// The name of the space that most pictures have.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// That space with components beyond 0 and 1.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// That space without a gamma.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// The name of the space of wide colors.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// The name of the space of red, green and blue of any device.
  public static var genericRGB: CFString { "kCGColorSpaceGenericRGB" }
  /// The name of the space of grays with a gamma of 2.2.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of the space of grays without a gamma.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
  /// The name of the space of printing inks.
  public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }

  /// Returns a Boolean value that indicates whether two spaces have one name.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.spaceName == other.spaceName
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(spaceName) }
}

/// Returns the space of red, green and blue of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceRGB", .rgb)
}

/// Returns the space of grays of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
}

/// Returns the space of printing inks of the device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)
}

/// What the components of a color mean.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// Nothing known.
  case unknown = -1
  /// One component of gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// An image.
  case pattern = 6

  /// The number of components, the opacity not counted.
  var componentCount: Int {
    switch self {
    case .unknown, .pattern: 0
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    }
  }
}
