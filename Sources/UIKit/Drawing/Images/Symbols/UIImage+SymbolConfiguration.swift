import Foundation

extension UIImage {
  /// The base of configurations in UIKit; here the one kind there is stands for it.
  public typealias Configuration = SymbolConfiguration

  /// The size, weight, scale and colours in which a symbol is shown (iOS 13).
  ///
  /// Size and scale count for ``UIImage/size``; weight and colours are kept as data.
  public final class SymbolConfiguration: NSObject, Sendable {
    let values: SymbolValues

    init(_ values: SymbolValues) {
      self.values = values
      super.init()
    }

    /// A configuration that says nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

    /// Makes a configuration of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolValues(pointSize: pointSize))
    }

    /// Makes a configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// Makes a configuration of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Makes a configuration of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolValues(weight: weight))
    }

    /// Makes a configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolValues(scale: scale))
    }

    /// Makes a configuration whose size follows a text style and the text size of the environment.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolValues(textStyle: textStyle))
    }

    /// Makes a configuration of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(textStyle: textStyle, scale: scale))
    }

    /// Makes a configuration of a font's size.
    public convenience init(font: UIFont) {
      self.init(SymbolValues(pointSize: font.pointSize))
    }

    /// Makes a configuration of a font's size and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: font.pointSize, scale: scale))
    }

    /// Makes a configuration whose layers are shades of one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolValues(colors: [hierarchicalColor]))
    }

    /// Makes a configuration with a colour for each layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolValues(colors: paletteColors))
    }

    /// Makes a configuration that prefers a symbol's own colours.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolValues(isMulticolor: true))
    }

    /// Answers this configuration with another's values where that one says something.
    public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let otherConfiguration else { return self }
      return SymbolConfiguration(values.applying(otherConfiguration.values))
    }

    /// Configurations are equal when they say the same.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// A hash of what the configuration says.
    public override var hash: Int { values.hashValue }
  }
}
