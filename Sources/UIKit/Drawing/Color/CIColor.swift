import Foundation

/// The components of a color in sRGB, as Core Image has them.
///
/// Core Image: `CIColor`. Any thread. Nothing is filtered here: it is a way to read and make
/// colors.
public final class CIColor: NSObject, Sendable {
  private let rgba: RGBA

  private init(_ rgba: RGBA) {
    self.rgba = rgba
    super.init()
  }

  /// Creates a color from components, usually between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates an opaque color from components, usually between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color of another, which has the current traits' components when it is dynamic.
  public convenience init(color: UIColor) {
    self.init(color.rgba)
  }

  /// Creates a color from Core Graphics' one.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.rgba)
  }

  /// The red component, usually between 0 and 1.
  public var red: CGFloat { rgba.red }
  /// The green component, usually between 0 and 1.
  public var green: CGFloat { rgba.green }
  /// The blue component, usually between 0 and 1.
  public var blue: CGFloat { rgba.blue }
  /// The opacity, between 0 and 1.
  public var alpha: CGFloat { rgba.alpha }
  /// The number of components, opacity included: 4.
  public var numberOfComponents: Int { 4 }
  /// The space of the components: sRGB.
  public var colorSpace: CGColorSpace { CGColorSpace("kCGColorSpaceSRGB", .rgb) }

  /// The components between spaces, as Core Image writes them.
  public var stringRepresentation: String {
    [red, green, blue, alpha].map { "\($0)" }.joined(separator: " ")
  }

  /// Returns a Boolean value that indicates whether another color has the same components.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.rgba == rgba }
  /// A hash of the components.
  public override var hash: Int { rgba.hashValue }
}

extension UIColor {
  /// Creates a color from Core Image's one.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The components as Core Image has them.
  ///
  /// UIKit throws for a color that was not made from Core Image's; here each has components.
  public var ciColor: CIColor { CIColor(color: self) }
}
