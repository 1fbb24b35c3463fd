import Foundation

/// A color space, which defines the meaning of color components.
///
/// Colors are stored as red, green, blue, and alpha, whatever their space is. There is no color
/// matching, so that spaces of one model differ in their names only.
public final class CGColorSpace: Hashable, Sendable {
  private let spaceName: String
  /// The color model.
  public let model: CGColorSpaceModel

  init(_ name: String, _ model: CGColorSpaceModel) {
    spaceName = name
    self.model = model
  }

  /// Creates a color space by name, such as ``sRGB``, or returns `nil` for an unknown name.
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

  /// The name of the space.
  public var name: CFString? { NSString(string: spaceName) }

  /// The number of components of the color space, without alpha.
  public var numberOfComponents: Int { model.componentCount }

  /// The name of the sRGB space.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// The name of the sRGB space with components outside of the range from 0 to 1.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// The name of the sRGB space with linear gamma.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// The name of the Display P3 space.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// The name of the generic RGB space.
  public static var genericRGB: CFString { "kCGColorSpaceGenericRGB" }
  /// The name of the generic gray space with a gamma of 2.2.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of the gray space with linear gamma.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
  /// The name of the generic CMYK space.
  public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }

  /// Returns a Boolean value that indicates whether two spaces have the same name.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.spaceName == other.spaceName
  }

  /// Adds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(spaceName) }
}

/// Returns the device-dependent RGB space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceRGB", .rgb)
}

/// Returns the device-dependent gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
}

/// Returns the device-dependent CMYK space.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)
}

/// The model of a color space.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// The model is unknown.
  case unknown = -1
  /// Colors have one gray component.
  case monochrome = 0
  /// Colors have red, green, and blue components.
  case rgb = 1
  /// Colors have cyan, magenta, yellow, and black components.
  case cmyk = 2
  /// Colors are patterns.
  case pattern = 6

  /// The number of components of the model, without alpha.
  var componentCount: Int {
    switch self {
    case .unknown, .pattern: 0
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    }
  }
}
