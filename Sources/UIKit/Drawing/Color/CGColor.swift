/// A colour without traits: red, green, blue and alpha between 0 and 1, or an image.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA
  /// The image that is laid side by side in place of a colour.
  package let pattern: UIImage?

  package init(_ rgba: RGBA) {
    self.rgba = rgba
    pattern = nil
  }

  package init(pattern: UIImage, alpha: CGFloat = 1) {
    rgba = RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
    self.pattern = pattern
  }

  /// Makes a colour from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey from components between 0 and 1.
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

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern { return CGColor(pattern: pattern, alpha: alpha) }
    var copy = rgba
    copy.alpha = alpha
    return CGColor(copy)
  }

  /// Tells whether two colours have equal components, or equal images.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.rgba == other.rgba && one.pattern == other.pattern
  }

  /// Feeds the components, or the image.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
    hasher.combine(pattern)
  }
}
