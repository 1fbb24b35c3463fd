import Foundation

/// A fixed color of red, green, blue, and alpha components from 0 to 1, or an image pattern.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA
  /// The pattern image that is tiled, or `nil` for a color.
  package let pattern: UIImage?

  package init(_ rgba: RGBA) {
    self.rgba = rgba
    pattern = nil
  }

  package init(pattern: UIImage, alpha: CGFloat = 1) {
    rgba = RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
    self.pattern = pattern.drawable()
  }

  /// Creates a color from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray color from a brightness and an opacity, between 0 and 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
  }

  /// The components of the color: red, green, blue, and alpha. For a pattern, only alpha.
  public var components: [CGFloat]? {
    pattern == nil ? [rgba.red, rgba.green, rgba.blue, rgba.alpha] : [rgba.alpha]
  }

  /// The number of ``components``.
  public var numberOfComponents: Int { pattern == nil ? 4 : 1 }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { rgba.alpha }

  /// Returns the same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern { return CGColor(pattern: pattern, alpha: alpha) }
    var copy = rgba
    copy.alpha = alpha
    return CGColor(copy)
  }

  /// Returns a Boolean value that indicates whether two colors have equal components, or equal
  /// pattern images.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.rgba == other.rgba && one.pattern == other.pattern
  }

  /// Adds the components and the pattern image to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
    hasher.combine(pattern)
  }
}

extension CGColor {
  /// Creates a color from the components of a color space, alpha last, or returns `nil` for an
  /// unknown space.
  ///
  /// CMYK components are converted by the simple formula, red = (1 - cyan) · (1 - black).
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = Array(
      UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    guard let rgba = RGBA(space.model, values) else { return nil }
    self.init(rgba)
  }

  /// The color space: RGB, or the pattern space.
  public var colorSpace: CGColorSpace? {
    pattern == nil ? CGColorSpaceCreateDeviceRGB() : CGColorSpace("Pattern", .pattern)
  }

  /// An opaque black.
  public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
  /// An opaque white.
  public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
  /// A transparent black.
  public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }
}

extension RGBA {
  /// Creates a color from the components of a model, alpha last, or returns `nil` when there are
  /// too few.
  init?(_ model: CGColorSpaceModel, _ values: [CGFloat]) {
    guard model.componentCount > 0, values.count > model.componentCount else { return nil }
    let alpha = values[model.componentCount]
    switch model {
    case .rgb: self.init(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    case .cmyk:
      let light = values.prefix(3).map { (1 - $0) * (1 - values[3]) }
      self.init(red: light[0], green: light[1], blue: light[2], alpha: alpha)
    default: self.init(red: values[0], green: values[0], blue: values[0], alpha: alpha)
    }
  }
}
