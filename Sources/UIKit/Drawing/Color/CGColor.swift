import Foundation

/// A color without traits: red, green, blue and alpha between 0 and 1, or an image.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA
  /// The image that is laid side by side in place of a color.
  package let pattern: UIImage?

  package init(_ rgba: RGBA) {
    self.rgba = rgba
    pattern = nil
  }

  package init(pattern: UIImage, alpha: CGFloat = 1) {
    rgba = RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
    self.pattern = pattern
  }

  /// Creates a color from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray from components between 0 and 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
  }

  /// Red, green, blue and alpha; alpha alone of a pattern.
  public var components: [CGFloat]? {
    pattern == nil ? [rgba.red, rgba.green, rgba.blue, rgba.alpha] : [rgba.alpha]
  }

  /// The number of ``components``.
  public var numberOfComponents: Int { pattern == nil ? 4 : 1 }

  /// The opacity between 0 and 1.
  public var alpha: CGFloat { rgba.alpha }

  /// The same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern { return CGColor(pattern: pattern, alpha: alpha) }
    var copy = rgba
    copy.alpha = alpha
    return CGColor(copy)
  }

  /// Returns a Boolean value that indicates whether two colors have equal components, or equal
  /// images.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.rgba == other.rgba && one.pattern == other.pattern
  }

  /// Feeds the components, or the image.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
    hasher.combine(pattern)
  }
}

extension CGColor {
  /// Creates a color from the components of a space, the opacity last; `nil` for an unknown space.
  ///
  /// Inks count as in the plain conversion, red as one less cyan and black.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = Array(
      UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    guard let rgba = RGBA(space.model, values) else { return nil }
    self.init(rgba)
  }

  /// The space of the color, which is that of red, green and blue, or that of patterns.
  public var colorSpace: CGColorSpace? {
    pattern == nil ? CGColorSpaceCreateDeviceRGB() : CGColorSpace("Pattern", .pattern)
  }

  /// Black.
  public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
  /// White.
  public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
  /// Black without opacity.
  public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }
}

extension RGBA {
  /// Reads the components of a model, the opacity last; `nil` where there are too few.
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
