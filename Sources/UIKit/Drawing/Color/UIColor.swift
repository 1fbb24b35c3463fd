import Foundation

/// A color, fixed or a function of traits; equal colors have equal components.
///
/// A dynamic color equals itself only, as in UIKit, except for the system colors, which are equal
/// when their names are.
public final class UIColor: NSObject, Sendable {
  package enum Content: Sendable {
    case fixed(RGBA)
    case named(String, @Sendable (UITraitCollection) -> RGBA)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    /// An image that is laid side by side, and its opacity.
    case pattern(UIImage, CGFloat)
  }

  private let header = CoreFoundationHeader()
  package let content: Content

  package init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Creates a color from components, usually between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a color of the Display P3 space; components are kept as they are.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from components between 0 and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from hue, saturation, brightness and opacity, each between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
  }

  /// Creates a color from Core Graphics' one.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.pattern.map { .pattern($0, cgColor.alpha) } ?? .fixed(cgColor.rgba))
  }

  /// Creates a color that lays an image side by side, from the origin of what is drawn.
  ///
  /// It has no components: ``getRed(_:green:blue:alpha:)`` and the like fail. What is drawn in it stands
  /// in the ``DisplayList`` with the image.
  public convenience init(patternImage image: UIImage) {
    self.init(.pattern(image, 1))
  }

  /// Creates a color that asks a closure, on any thread, whenever traits are known.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Finds a color of the environment's ``AssetCatalog``; `nil` when there is none.
  public convenience init?(named name: String) {
    guard let color = RuntimeEnvironment.current.assets.colors[name] else { return nil }
    self.init(color.content)
  }

  /// Finds a color of the environment's ``AssetCatalog`` for some traits.
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

  /// The components under the environment's traits.
  package var rgba: RGBA {
    if case .fixed(let rgba) = content { return rgba }
    return rgba(with: .current)
  }

  /// Returns a Boolean value that indicates whether another color has the same components, name or
  /// provider.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (content, other.content) {
    case (.fixed(let one), .fixed(let two)): one == two
    case (.named(let one, _), .named(let two, _)): one == two
    case (.pattern(let one, let alpha), .pattern(let two, let other)): one == two && alpha == other
    default: self === other
    }
  }

  /// A hash of the components or the name.
  public override var hash: Int {
    switch content {
    case .fixed(let rgba): rgba.hashValue
    case .named(let name, _): name.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .pattern(let image, _): image.hashValue
    }
  }

  /// The name or the hexadecimal components.
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
  /// The color without traits, under the environment's traits.
  public var cgColor: CGColor {
    switch content {
    case .pattern(let image, let alpha): CGColor(pattern: image, alpha: alpha)
    case .dynamic(let provider): provider(.current).cgColor
    case .fixed, .named: CGColor(rgba)
    }
  }

  /// The same color with another opacity between 0 and 1; a dynamic color stays dynamic, and a
  /// pattern as it is.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .pattern = content { return self }
    guard case .fixed(var rgba) = content else {
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    rgba.alpha = alpha
    return UIColor(.fixed(rgba))
  }

  /// The fixed color that this one has under some traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .pattern: self
    case .dynamic(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    case .fixed, .named: UIColor(.fixed(rgba(with: traitCollection)))
    }
  }

  /// A Boolean value that indicates whether the color is an image under the environment's traits,
  /// and has no components.
  private var isPattern: Bool { cgColor.pattern != nil }

  /// Reads red, green, blue and opacity; fails for a pattern.
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

  /// Reads brightness and opacity; fails for a pattern and a color that is not a gray.
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

  /// Reads hue, saturation, brightness and opacity; fails for a pattern.
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

/// The type of a color literal, which Xcode writes as `#colorLiteral(red:green:blue:alpha:)`.
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
  /// Finds a color by the name that Xcode has written for it: as ``UIColor/init(named:)`` does.
  ///
  /// Xcode writes the name of what is there, so the initializer does not fail; any thread.
  ///
  /// - Quirk: a color that the environment's ``AssetCatalog`` lacks is clear.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init((color ?? .clear).content)
  }
}

/// The name of a color of an asset catalog, as Xcode writes it for each color.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalog.
  let name: String
  /// Where the catalog is.
  let bundle: Bundle

  /// Creates the name of a color.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
