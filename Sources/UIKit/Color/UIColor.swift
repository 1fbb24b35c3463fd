import Foundation

/// A colour, fixed or a function of traits; equal colours have equal components.
///
/// A dynamic colour equals itself only, as in UIKit, except for the system colours, which are equal
/// when their names are.
public final class UIColor: NSObject, Sendable {
  package enum Content: Sendable {
    case fixed(RGBA)
    case named(String, @Sendable (UITraitCollection) -> RGBA)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let header = CoreFoundationHeader()
  package let content: Content

  package init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Makes a colour from components, usually between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Makes a colour of the Display P3 space; components are kept as they are.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey from components between 0 and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation, brightness and opacity, each between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      .fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
  }

  /// Makes a colour from Core Graphics' one.
  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor.rgba))
  }

  /// Makes a colour that asks a closure, on any thread, whenever traits are known.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Finds a colour of the environment's ``AssetCatalog``; nil when there is none.
  public convenience init?(named name: String) {
    guard let color = RuntimeEnvironment.current.assets.colors[name] else { return nil }
    self.init(color.content)
  }

  /// Finds a colour of the environment's ``AssetCatalog`` for some traits.
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
    }
  }

  /// The components under the environment's traits.
  package var rgba: RGBA {
    if case .fixed(let rgba) = content { return rgba }
    return rgba(with: .current)
  }

  /// Tells whether another colour has the same components, name or provider.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (content, other.content) {
    case (.fixed(let one), .fixed(let two)): one == two
    case (.named(let one, _), .named(let two, _)): one == two
    default: self === other
    }
  }

  /// A hash of the components or the name.
  public override var hash: Int {
    switch content {
    case .fixed(let rgba): rgba.hashValue
    case .named(let name, _): name.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The name or the hexadecimal components.
  public override var description: String {
    switch content {
    case .fixed(let rgba): rgba.hexadecimal
    case .named(let name, _): name
    case .dynamic: "dynamic"
    }
  }
}

extension UIColor {
  /// The colour without traits, under the environment's traits.
  public var cgColor: CGColor { CGColor(rgba) }

  /// The same colour with another opacity between 0 and 1; a dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard case .fixed(var rgba) = content else {
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    rgba.alpha = alpha
    return UIColor(.fixed(rgba))
  }

  /// The fixed colour that this one has under some traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(.fixed(rgba(with: traitCollection)))
  }

  /// Reads red, green, blue and opacity; always succeeds.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Reads brightness and opacity; fails for a colour that is not a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Reads hue, saturation, brightness and opacity; always succeeds.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (rgba, hsb) = (rgba, rgba.hsb)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = rgba.alpha
    return true
  }
}
