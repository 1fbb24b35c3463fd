import Foundation

extension UIFont {
  /// The width of a system font's letters (UIKit); text of every width measures as of the standard one.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width on UIKit's scale from −1 to 1, where the standard one is 0.
    public let rawValue: CGFloat

    /// Makes a width from its place on the scale.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a width from its place on the scale.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The letters of running text.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)

    /// The part of the PostScript names of system fonts that tells the width; empty for the standard.
    var name: String {
      if rawValue >= 0 { return rawValue > 0 ? "Expanded" : "" }
      return rawValue > Width.compressed.rawValue ? "Condensed" : "Compressed"
    }
  }

  /// Returns the system font at a size in points, a weight and a width (iOS 16).
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    let descriptor = systemFont(ofSize: fontSize, weight: weight).fontDescriptor
    return UIFont(descriptor: descriptor.applying(traits: [.width: width]), size: 0)
  }
}
