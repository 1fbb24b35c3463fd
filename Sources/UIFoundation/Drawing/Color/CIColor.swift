import Foundation

/// The components of a color in sRGB, as Core Image stores them.
///
/// Core Image: `CIColor`. It can be used on any thread. There are no filters here: the class only
/// reads and creates colors.
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

  /// Creates a color from a UIKit color. A dynamic color is resolved with the current traits.
  public convenience init(color: UIColor) {
    self.init(color.rgba)
  }

  /// Creates a color from a Core Graphics color.
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
  /// The number of components, including alpha: 4.
  public var numberOfComponents: Int { 4 }
  /// The color space: sRGB.
  public var colorSpace: CGColorSpace { CGColorSpace("kCGColorSpaceSRGB", .rgb) }

  /// The components, separated by spaces, as Core Image formats them.
  public var stringRepresentation: String {
    [red, green, blue, alpha].map { "\($0)" }.joined(separator: " ")
  }

  /// Returns a Boolean value that indicates whether another color has the same components.
  public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.rgba == rgba }
  /// A hash of the components.
  public override var hash: Int { rgba.hashValue }
}

extension UIColor {
  /// Creates a color from a Core Image color.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color as a Core Image color.
  ///
  /// UIKit raises an exception for a color that was not created from a Core Image color. Here every
  /// color has one.
  public var ciColor: CIColor { CIColor(color: self) }
}
