import Foundation

extension CGColor {
  /// Makes a colour from the components of a space, the opacity last; nil for an unknown space.
  ///
  /// Inks count as in the plain conversion, red as one less cyan and black.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = Array(
      UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    guard let rgba = RGBA(space.model, values) else { return nil }
    self.init(rgba)
  }

  /// The space of the colour, which is that of red, green and blue, or that of patterns.
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
  /// Reads the components of a model, the opacity last; nil where there are too few.
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
