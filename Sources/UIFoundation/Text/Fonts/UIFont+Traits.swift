import Foundation

extension UIFont {
  /// The thickness of a system font's strokes (UIKit).
  ///
  /// The metrics table has two weights. From ``semibold`` up, text is measured as bold.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight on UIKit's scale from −1 to 1, where regular is 0.
    public let rawValue: CGFloat

    /// Creates a weight from a number between −1 and 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number between −1 and 1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// The second thinnest weight.
    public static let thin = Weight(-0.6)
    /// The third thinnest weight.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// The weight between regular and semibold. Text is measured as with the regular weight.
    public static let medium = Weight(0.23)
    /// The weight of `boldSystemFont(ofSize:)`. Text is measured as with the bold weight.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// The second heaviest weight.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)

    private static let named: [(Weight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]

    /// The style name of the nearest named weight, as in the PostScript names of system fonts.
    var name: String {
      guard rawValue.isFinite else { return "Regular" }
      let nearest = Self.named.min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return nearest?.1 ?? "Regular"
    }
  }
}

extension UIFont {
  /// The width of a system font's letters (UIKit). Text of every width is measured as with the
  /// standard width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width on UIKit's scale from −1 to 1, where the standard width is 0.
    public let rawValue: CGFloat

    /// Creates a width from a number between −1 and 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a width from a number between −1 and 1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The width of ordinary text.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)

    /// The part of a system font's PostScript name that denotes the width. It is empty for the
    /// standard width.
    var name: String {
      if rawValue >= 0 { return rawValue > 0 ? "Expanded" : "" }
      return rawValue > Width.compressed.rawValue ? "Condensed" : "Compressed"
    }
  }

  /// Returns the system font at a size in points, with a weight and a width (iOS 16).
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    let descriptor = systemFont(ofSize: fontSize, weight: weight).fontDescriptor
    return UIFont(descriptor: descriptor.applying(traits: [.width: width]), size: 0)
  }
}
