import Foundation

/// A color, either fixed or dynamic. Fixed colors with equal components are equal.
///
/// A dynamic color equals only itself, as in UIKit, except for system colors, which are equal when
/// their names are.
public final class UIColor: NSObject, Sendable {
  package enum Content: Sendable {
    case fixed(RGBA)
    case named(String, @Sendable (UITraitCollection) -> RGBA)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    /// A tiled pattern image with its opacity.
    case pattern(UIImage, CGFloat)
  }

  private let header = CoreFoundationHeader()
  package let content: Content

  package init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Creates a color without components. Decided here: it is clear; on a device it draws nothing either.
  public convenience override init() {
    self.init(.fixed(RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
  }

  /// Creates a color from components, usually between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a color in the Display P3 space. The components are not converted.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray color from a brightness and an opacity, between 0 and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from hue, saturation, brightness, and opacity, each between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
  }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.pattern.map { .pattern($0, cgColor.alpha) } ?? .fixed(cgColor.rgba))
  }

  /// Creates a color that tiles an image, from the origin of the drawing.
  ///
  /// It has no components: ``getRed(_:green:blue:alpha:)`` and similar methods return `false`.
  /// Drawing with it is recorded in the ``RuntimeDrawing/DisplayList`` with the image.
  public convenience init(patternImage image: UIImage) {
    self.init(.pattern(image, 1))
  }

  /// Creates a dynamic color. The closure is called on any thread, each time the color is resolved.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Creates a color by its name in the environment's ``RuntimeEnvironment/Assets``, or returns `nil`.
  public convenience init?(named name: String) {
    guard let color = RuntimeEnvironment.current.assets.colors[name] else { return nil }
    self.init(color.content)
  }

  /// Creates a color by its name in the environment's ``RuntimeEnvironment/Assets``, resolved with traits if
  /// given.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = RuntimeEnvironment.current.assets.colors[name] else { return nil }
    self.init(traitCollection.map { color.resolvedColor(with: $0).content } ?? color.content)
  }

  package func rgba(with traits: UITraitCollection) -> RGBA {
    switch content {
    case .fixed(let rgba): rgba
    case .named(_, let provider): provider(traits)
    case .dynamic(let provider): provider(traits).rgba(with: traits)
    case .pattern(_, let alpha): RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
    }
  }

  /// The components of the color, resolved with the environment's traits.
  package var rgba: RGBA {
    if case .fixed(let rgba) = content { return rgba }
    return rgba(with: .current)
  }

  /// Returns a Boolean value that indicates whether another color has the same components, name, or
  /// pattern.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (content, other.content) {
    case (.fixed(let one), .fixed(let two)): one == two
    case (.named(let one, _), .named(let two, _)): one == two
    case (.pattern(let one, let alpha), .pattern(let two, let other)): one == two && alpha == other
    default: self === other
    }
  }

  /// A hash of the components, name, or pattern.
  public override var hash: Int {
    switch content {
    case .fixed(let rgba): rgba.hashValue
    case .named(let name, _): name.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .pattern(let image, _): image.hashValue
    }
  }

  /// The name, the hexadecimal components, or a description of the pattern.
  public override var description: String {
    switch content {
    case .fixed(let rgba): rgba.hexadecimal
    case .named(let name, _): name
    case .dynamic: "dynamic"
    case .pattern(let image, _): "pattern \(image)"
    }
  }
}

extension UIColor {
  /// The Core Graphics color, resolved with the environment's traits.
  public var cgColor: CGColor {
    switch content {
    case .pattern(let image, let alpha): CGColor(pattern: image, alpha: alpha)
    case .dynamic(let provider): provider(.current).cgColor
    case .fixed, .named: CGColor(rgba)
    }
  }

  /// Returns the same color with another opacity from 0 to 1.
  ///
  /// A dynamic color remains dynamic. A pattern is returned unchanged.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .pattern = content { return self }
    guard case .fixed(var rgba) = content else {
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    rgba.alpha = alpha
    return UIColor(.fixed(rgba))
  }

  /// Returns the fixed color to which the color resolves with given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .pattern: self
    case .dynamic(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    case .fixed, .named: UIColor(.fixed(rgba(with: traitCollection)))
    }
  }

  /// A Boolean value that indicates whether the color, resolved with the environment's traits, is a
  /// pattern.
  private var isPattern: Bool { cgColor.pattern != nil }

  /// Gets the red, green, blue, and alpha components. Returns `false` for a pattern.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let rgba = rgba
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Gets the brightness and alpha components. Returns `false` for a pattern or a color that is not
  /// gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    guard !isPattern, rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Gets the hue, saturation, brightness, and alpha components. Returns `false` for a pattern.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let (rgba, hsb) = (rgba, rgba.hsb)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba.alpha
    return true
  }
}

/// The type of color literals, which Xcode writes as `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a color from the components of a literal, usually between 0 and 1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIColor {
  /// Creates a color from a symbol that Xcode generates for an asset, as ``UIColor/init(named:)``
  /// does.
  ///
  /// The initializer does not fail, because Xcode generates symbols for existing assets only. It
  /// can be called on any thread.
  ///
  /// - Quirk: a color that is missing in the environment's ``RuntimeEnvironment/Assets`` is clear.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init((color ?? .clear).content)
  }
}

/// The symbol that Xcode generates for a color of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  /// The name in the asset catalog.
  let name: String
  /// The bundle of the asset catalog.
  let bundle: Bundle

  /// Creates a color resource.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
