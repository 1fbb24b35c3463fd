/// A colour without traits: red, green, blue and alpha between 0 and 1.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA

  package init(_ rgba: RGBA) {
    self.rgba = rgba
  }

  /// Makes a colour from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey from components between 0 and 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

  /// The number of ``components``.
  public var numberOfComponents: Int { 4 }

  /// The opacity between 0 and 1.
  public var alpha: CGFloat { rgba.alpha }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = rgba
    copy.alpha = alpha
    return CGColor(copy)
  }

  /// Tells whether two colours have equal components.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.rgba == other.rgba }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
